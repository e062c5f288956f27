import './hostile/without-throttles.ts'
import './topic.ts'
import './mailbox.ts'
import './model.ts'
import './work-queues.ts'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { contracts } from '#shared/api/index.ts'
import { runsOf } from './property-runs.ts'
import { call, type CallOptions } from './call.ts'
import { handlerOf } from './handlers.ts'
import { hostileText, isRaw, spoiled, stringsIn } from './hostile/hostile-text.ts'
import { nameOf, findPlaces, valueAt, withValue, type Place } from './hostile/places.ts'
import { recordChanges } from './hostile/record-changes.ts'
import { runEffects } from './hostile/run-effects.ts'
import { prepareScenes, renewed, type Scene } from './hostile/scenes.ts'

/** One of each class that `isRaw` knows: tried in every field, before texts at random. */
const CLASSES = ['\u202e', '\ud800', '\u0000'] as const

const RUNS = runsOf(CLASSES.length + 1)

/** Where two hostile texts may be the same to the endpoint. */
const UNIQUE = new Set([
  'register body.username',
  'addSource body.url',
  'updateSource body.url',
  'createBand body.name',
  'editBand body.changes.name',
  'correctArticle body.title',
])

const places = contracts.flatMap((contract) =>
  findPlaces(contract)
    .filter(({ isText }) => isText)
    .map((place) => [nameOf(contract, place), contract.id, place] as const),
)

let scenes: ReadonlyMap<string, Scene>

beforeAll(async () => {
  scenes = new Map((await prepareScenes()).map((scene) => [scene.contract.id, scene]))
})

const textAt = (valid: CallOptions, place: Place): string => {
  const value = valueAt(valid, place)
  return typeof value === 'string' ? value : 'Metal'
}

const rawIn = (value: unknown): string[] => [...stringsIn(value)].filter(isRaw)

it.each(places)('%s takes no hostile text', async (name, id, place) => {
  const scene = scenes.get(id)
  if (!scene) throw new Error(`No typical call of ${id}`)
  const { contract, valid } = scene
  const handler = await handlerOf(id)
  const text = textAt(valid, place)
  const anyText = fc.oneof(hostileText, spoiled(text))
  const examples = CLASSES.map((one): [string] => [`${text.slice(0, 1)}${one}${text.slice(1)}`])
  await fc.assert(
    fc.asyncProperty(anyText, async (hostile) => {
      const fresh = await renewed(scene)
      const { result: answer, changes } = await recordChanges(() =>
        call(handler, contract, withValue(fresh, place, hostile)),
      )
      expect(answer.status).toBeLessThan(500)
      if (!UNIQUE.has(name)) expect(answer.status, 'hidden by the call before').not.toBe(409)
      expect(rawIn(answer.json)).toEqual([])
      expect(rawIn(changes)).toEqual([])
      await runEffects(changes)
    }),
    { numRuns: RUNS, examples },
  )
})
