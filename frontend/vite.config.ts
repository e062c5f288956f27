import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Asks for the fonts of the first screen before the stylesheet that names them has arrived. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: true,
          },
          injectTo: 'head' as const,
        })),
  },
})

/** The package names only its development build, which carries warnings nobody sees. */
const routerBuild = (file: string): string =>
  fileURLToPath(
    new URL(`dist/production/${file}`, import.meta.resolve('react-router/package.json')),
  )

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts()],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: routerBuild('index.mjs') },
      { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
    ],
  },
  build: {
    outDir: '../dist/spa',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    cssMinify: true,
    modulePreload: { polyfill: false },
  },
})
