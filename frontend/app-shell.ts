import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunksOf, chunkWith, type Chunks } from './chunk-list.ts'

/** What opens without a network: the login, the frame of members, and the screens that show stored answers. */
const SCREENS = [
  'app/member-layout.tsx',
  'app/notices.tsx',
  'app/live-host.tsx',
  'pages/login-page.tsx',
  'pages/community-page.tsx',
  'pages/community-side.tsx',
  'pages/messages-page.tsx',
  'pages/news-page.tsx',
  'pages/concerts-page.tsx',
  // What is written there waits for a network.
  'features/community/components/comments.tsx',
  'features/composer/components/open-composer.tsx',
  'features/stories/components/composer/open-story-composer.tsx',
  'platform/media/prepare.ts',
  // What takes a new release must not be missing itself.
  'platform/service-worker/register.ts',
  'platform/service-worker/waiting-release.ts',
]
const FILES = ['index.html', 'logo.svg']
const FONTS = /(barlow-latin-\d+|grenze.*-latin).*\.woff2$/

const addImports = (chunks: Chunks, file: string, found: Set<string>): void => {
  const chunk = chunks.get(file)
  if (!chunk || found.has(file)) return
  found.add(file)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const next of chunk.imports) addImports(chunks, next, found)
}

/** The files of the bundle that belong to the shell. */
const shellOf = (bundle: Rolldown.OutputBundle): ReadonlySet<string> => {
  const chunks = chunksOf(bundle)
  const found = new Set(Object.keys(bundle).filter((file) => FONTS.test(file)))
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const screens = SCREENS.map((source) => chunkWith(chunks, source))
  for (const { fileName } of [...entries, ...screens]) addImports(chunks, fileName, found)
  return new Set([...found, ...FILES])
}

const integrityOf = async (path: string): Promise<string> =>
  `sha384-${createHash('sha384')
    .update(await readFile(path))
    .digest('base64')}`

/** Builds the service worker of `src/sw` with the list of files that it keeps for a start without a network. */
export const appShell = (outDir: string): Plugin[] => {
  let shell: ReadonlySet<string> = new Set()
  return [
    {
      name: 'app-shell',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler: (_options, bundle) => {
          shell = shellOf(bundle)
        },
      },
    },
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['*.{html,js,svg}', 'assets/*'],
        manifestTransforms: [
          async (files) => ({
            manifest: await Promise.all(
              files
                .filter(({ url }) => shell.has(url))
                .map(async ({ url, revision }) => ({
                  url,
                  revision,
                  size: 0,
                  ...(revision !== null && { integrity: await integrityOf(join(outDir, url)) }),
                })),
            ),
            warnings: [],
          }),
        ],
      },
    }),
  ]
}
