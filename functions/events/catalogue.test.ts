import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadDomains } from '../source-files.ts'

const ROW = /^\| `(\w+\.(?:created|changed|removed))` +\|[^|]*\|([^|]*)\|/

const documented = async (): Promise<Record<string, string[]>> => {
  const text = await readFile(new URL('../../docs/events.md', import.meta.url), 'utf8')
  const rows = text.split('\n').flatMap((line) => {
    const [, event, listeners = ''] = ROW.exec(line) ?? []
    const names = [...listeners.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)
    return event ? [[event, names] as const] : []
  })
  return Object.fromEntries(rows)
}

const listening = async (): Promise<Record<string, string[]>> => {
  const domains = await loadDomains(join(import.meta.dirname, '..'))
  const effects = domains.flatMap(({ access }) => Object.entries(access.effects ?? {}))
  const events = new Set(effects.flatMap(([, { listens }]) => listens))
  return Object.fromEntries(
    [...events].map((event) => [
      event,
      effects.flatMap(([name, { listens }]) => (listens.includes(event) ? [name] : [])).sort(),
    ]),
  )
}

it('lists every event with the effects that listen to it', async () => {
  expect(await documented()).toEqual(await listening())
})
