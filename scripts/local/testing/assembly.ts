import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Code of a function or files of a site, by file name. */
export type Asset = Readonly<Record<string, string>>

/** Writes an assembly like that of `cdk synth`: one stage with one stack and its assets. */
export const writeAssembly = (
  directory: string,
  resources: Readonly<Record<string, unknown>>,
  assets: Readonly<Record<string, Asset>>,
): void => {
  const write = (path: string, content: unknown) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    mkdirSync(join(directory, path, '..'), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  write('manifest.json', {
    artifacts: {
      'assembly-test': {
        type: 'cdk:cloud-assembly',
        properties: { directoryName: 'assembly-test' },
      },
    },
  })
  write('assembly-test/manifest.json', {
    artifacts: {
      stack: {
        type: 'aws:cloudformation:stack',
        environment: 'aws://unknown-account/eu-central-1',
        properties: { templateFile: 'stack.template.json', stackName: 'fixture' },
      },
    },
  })
  write('assembly-test/stack.template.json', { Resources: resources })
  write('assembly-test/stack.assets.json', {
    files: Object.fromEntries(
      Object.keys(assets).map((name) => [name, { source: { path: `../asset.${name}` } }]),
    ),
  })
  for (const [name, files] of Object.entries(assets))
    for (const [file, content] of Object.entries(files)) write(`asset.${name}/${file}`, content)
}
