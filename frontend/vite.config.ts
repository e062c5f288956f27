import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { appShell } from './app-shell.ts'
import { chunkList } from './chunk-list.ts'
import { chunkGroups } from './chunk-groups.ts'
import { iconImports } from './icon-imports.ts'
import { schemasApart } from './schemas-apart.ts'
import { screenPreloads } from './screen-preloads.ts'

/** The bold font may load later, because its fallback has the same width. */
const FIRST_FONTS = /(barlow-latin-400|grenze).*\.woff2$/

/** Asks for the fonts of the first screen before the stylesheet that names them has arrived. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FIRST_FONTS.test(file))
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

/** Keeps the rules of a CSS module in the build after all of its class names have become literals. */
const keepModuleStyles = (): Plugin => ({
  name: 'keep-module-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
})

/** The package names only its development build, which contains warnings that production does not show. */
const routerBuild = (file: string): string =>
  fileURLToPath(
    new URL(`dist/production/${file}`, import.meta.resolve('react-router/package.json')),
  )

const OUT_DIR = join(import.meta.dirname, '../dist/spa')

const NAME_LENGTH = 4
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SIGNS = `${LETTERS}0123456789`

/**
 * Names a class of a CSS module in the build: four characters, because every name is sent in the stylesheet and in
 * the script. They depend only on file and class, so that a change elsewhere does not rename them. A test finds two
 * classes of one name.
 */
const shortName = (className: string, file: string): string => {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  const digest = createHash('sha256').update(`${path}:${className}`).digest()
  // A class name must not begin with a digit.
  return Array.from({ length: NAME_LENGTH }, (_, place) => {
    const signs = place === 0 ? LETTERS : SIGNS
    return signs.charAt(digest.readUInt32BE(4 * place) % signs.length)
  }).join('')
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    preloadFonts(),
    keepModuleStyles(),
    iconImports(),
    schemasApart(),
    screenPreloads(),
    chunkList(),
    appShell(OUT_DIR),
  ],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: routerBuild('index.mjs') },
      { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
    ],
  },
  css: {
    modules: { generateScopedName: command === 'build' ? shortName : '[name]__[local]' },
  },
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    target: 'es2022',
    cssMinify: true,
    modulePreload: { polyfill: false },
    // The entry lists the chunks of every page: their names would cost the login two kilobytes.
    rolldownOptions: {
      // Class names of CSS modules become literals where they are used.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // Neither package declares that its files have no side effects; without this, antd's whole form
      // engine comes along.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules.@(rc-component|ant-design)/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: { groups: chunkGroups() },
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
}))
