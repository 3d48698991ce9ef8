import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // The shared texts stand beside the Python package.
  server: { fs: { allow: [".."] } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
