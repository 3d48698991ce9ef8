import { defineConfig } from "vite";

// The server's policy allows no inline script and no data: fonts, so nothing is inlined into the page.
export default defineConfig({
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    outDir: process.env.GLOAM_WEB_OUT ?? "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The client, and the page on which an author looks at a page of a book.
    rolldownOptions: { input: ["index.html", "proof.html"] },
  },
  server: {
    // The shared texts stand beside the Python package.
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: process.env.GLOAM_DEV_SERVER ?? "http://127.0.0.1:8321", ws: true },
      "/games": { target: process.env.GLOAM_DEV_SERVER ?? "http://127.0.0.1:8321" },
      "/text": { target: process.env.GLOAM_DEV_SERVER ?? "http://127.0.0.1:8321" },
    },
  },
});
