/**
 * The messages that the client says, collected from its sources with the parser of its own build. Prints JSON: by game
 * ("" for what all share) each key with the names of its variables. A key that is put together while running has * for
 * what is not known before.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";

/** Every `say(key, variables)` of a source. */
export function calls(source, file) {
  const found = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!node || typeof node.type !== "string") return;
    if (node.type === "CallExpression" && named(node.callee) === "say") {
      const variables = variablesOf(node.arguments[1]);
      for (const key of keysOf(node.arguments[0])) found.push([key, variables]);
    }
    for (const [field, value] of Object.entries(node)) if (field !== "type" && typeof value === "object") visit(value);
  };
  visit(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }, file).body);
  return found;
}

const named = (callee) => (callee.type === "MemberExpression" ? callee.property.name : callee.name);

/** A literal, both ends of a choice, or the beginning of what is put together. */
function keysOf(node) {
  if (!node) return [];
  if (node.type === "Literal" && typeof node.value === "string") return [node.value];
  if (node.type === "ConditionalExpression") return [...keysOf(node.consequent), ...keysOf(node.alternate)];
  if (node.type === "LogicalExpression") return [...keysOf(node.left), ...keysOf(node.right)];
  if (node.type === "TSAsExpression") return keysOf(node.expression);
  if (node.type !== "TemplateLiteral") return [];
  const [begin] = node.quasis;
  if (node.expressions.length === 0) return [begin.value.cooked];
  const [choice] = node.expressions;
  // `web-${on ? "a" : "b"}` says two whole keys.
  if (node.expressions.length === 1 && choice.type === "ConditionalExpression") {
    const ends = keysOf(choice);
    if (ends.length > 0) return ends.map((end) => `${begin.value.cooked}${end}${node.quasis[1].value.cooked}`);
  }
  const pattern = node.quasis.map((part) => part.value.cooked).join("*");
  return begin.value.cooked ? [pattern] : [];
}

function variablesOf(node) {
  if (node?.type !== "ObjectExpression") return [];
  return node.properties.flatMap((one) => (one.type === "Property" && !one.computed ? [one.key.name ?? one.key.value] : []));
}

/** The game whose folder a file lies in; "" for what all share. */
export function gameOf(path) {
  const [folder, game] = path.split(sep);
  return folder === "games" && game !== "generic" ? game : "";
}

export function collect(root) {
  const said = {};
  for (const name of readdirSync(root, { recursive: true }).sort()) {
    if (!/\.tsx?$/.test(name)) continue;
    const path = join(root, name);
    for (const [key, variables] of calls(readFileSync(path, "utf-8"), path)) {
      const owner = key.startsWith("web-") ? "" : gameOf(relative(root, path));
      const keys = (said[owner] ??= {});
      keys[key] = [...new Set([...(keys[key] ?? []), ...variables])].sort();
    }
  }
  return said;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(JSON.stringify(collect(process.argv[2] ?? join(import.meta.dirname, "..", "src"))));
}
