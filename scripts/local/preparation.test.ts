import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { prepare } from './preparation.ts'

const root = mkdtempSync(join(tmpdir(), 'preparation-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

const said = async (): Promise<string[]> => {
  const lines: string[] = []
  await prepare(root, (line) => lines.push(line))
  return lines
}

it('builds and synthesises again only what changed, or what another command wrote', async () => {
  const writing = (path: string) =>
    `node -e "fs.mkdirSync(path.dirname('${path}'), { recursive: true }); fs.writeFileSync('${path}', '')"`
  const scripts = { build: writing('dist/spa/index.html'), synth: writing('cdk.out/manifest.json') }
  write('package.json', JSON.stringify({ scripts }))
  write('infra/main.ts', 'one')
  expect(await said()).toEqual(['Building the site …', 'Synthesising the template …'])
  expect(await said()).toEqual([])
  write('infra/main.ts', 'two')
  expect(await said()).toEqual(['Synthesising the template …'])
  utimesSync(join(root, 'cdk.out/manifest.json'), 0, 0)
  expect(await said()).toEqual(['Synthesising the template …'])
})
