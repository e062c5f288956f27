// oxlint-disable-next-line house/no-clock-in-tests -- gives what is too early its chance; a slow machine changes nothing
import { setTimeout as sleep } from 'node:timers/promises'
import type { DynamoDBRecord } from 'aws-lambda'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { remove as removeWrite, update, write, type Key } from '#platform/table/index.ts'
import { postKey } from '../../community/items/index.ts'
import { parseStoryId, storyKey } from '../../stories/items/index.ts'
import { putObject, s3 } from '../../uploads/media-bucket.ts'
import { handler as deleteMedia } from '../../reports/effects/delete-media.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { dieAfter } from '#testing/dying-worker.ts'
import { readCacheControl, objectBytes, objectsBelow } from '#testing/media.ts'
import { restoreContent, takeMeasure } from '#testing/measures.ts'
import { aMember } from '#testing/members.ts'
import { runsOf } from '#testing/property-runs.ts'
import { aPost } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { aStory } from '#testing/stories.ts'
import { handler } from './keep-media.ts'

const deliver = deliverTo('keep-media', handler)
const deliverDeletion = deliverTo('delete-media', deleteMedia)

afterEach(() => {
  vi.useRealTimers()
})

interface Scene {
  readonly id: string
  readonly key: Key
  readonly folder: string
}

/** A post with a picture and its preview. */
const aPicture = async (): Promise<Scene> => {
  const folder = `posts/${newId()}`
  for (const name of ['original', 'preview'])
    await putObject(`media/${folder}/${name}.png`, 'image/png', Buffer.from(`${folder}/${name}`))
  const id = await aPost(await aMember(), {
    mediaUrl: `/media/${folder}/original.png`,
    mediaPreviewUrl: `/media/${folder}/preview.png`,
    mediaType: 'image',
  })
  return { id, key: postKey(id), folder }
}

const recordOf = async (key: Key, work: () => Promise<unknown>): Promise<DynamoDBRecord> => {
  const record = await changeBy(key, work)
  if (!record) throw new Error('Nothing changed')
  return record
}

const takeDown = async ({ id, key }: Scene, measure: 'hide' | 'remove' = 'remove') => {
  let statementId = ''
  const record = await recordOf(key, async () => {
    statementId = await takeMeasure('community-post', id, measure)
  })
  return { record, statementId }
}

const restore = ({ id, key }: Scene, statementId: string) =>
  recordOf(key, () => restoreContent('community-post', id, statementId))

const FILES = ['original.png', 'preview.png']

const filesIn = async ({ folder }: Scene, place: 'media' | 'kept'): Promise<readonly string[]> =>
  (await objectsBelow(`${place}/${folder}/`)).map((key) => key.slice(key.lastIndexOf('/') + 1))

const placesOf = async (scene: Scene) => ({
  media: await filesIn(scene, 'media'),
  kept: await filesIn(scene, 'kept'),
})

const PUBLIC = { media: FILES, kept: [] }
const KEPT = { media: [], kept: FILES }
const GONE = { media: [], kept: [] }

describe('the files of a post', () => {
  it.each(['hide', 'remove'] as const)('are out of reach after a measure: %s', async (measure) => {
    const scene = await aPicture()
    const { record } = await takeDown(scene, measure)
    for (let delivery = 0; delivery < 3; delivery++) await deliver(record)
    expect(await placesOf(scene)).toEqual(KEPT)
    const copy = `kept/${scene.folder}/original.png`
    expect((await objectBytes(copy)).toString()).toBe(`${scene.folder}/original`)
  })

  it('return as they were when the post is restored', async () => {
    const scene = await aPicture()
    const original = `media/${scene.folder}/original.png`
    const caching = await readCacheControl(original)
    const { record, statementId } = await takeDown(scene)
    await deliver(record)
    const back = await restore(scene, statementId)
    for (let delivery = 0; delivery < 3; delivery++) await deliver(back)
    await deliver(record)
    expect(await placesOf(scene)).toEqual(PUBLIC)
    expect((await objectBytes(original)).toString()).toBe(`${scene.folder}/original`)
    expect(await readCacheControl(original)).toBe(caching)
  })

  it('stay while the guard holds the post, which nobody else has seen', async () => {
    const scene = await aPicture()
    const held = update(scene.key, { set: { status: 'held' } as never })
    await deliver(await recordOf(scene.key, () => write(held)))
    expect(await placesOf(scene)).toEqual(PUBLIC)
  })

  it('are gone when the author deletes the post, whichever effect comes last', async () => {
    for (const isLate of [false, true]) {
      const scene = await aPicture()
      const { record } = await takeDown(scene)
      if (!isLate) await deliver(record)
      const deletion = await recordOf(scene.key, () => write(removeWrite(scene.key)))
      await Promise.all([deliver(record), deliverDeletion(deletion)])
      expect(await placesOf(scene)).toEqual(GONE)
    }
  })
})

/** After this the lease of a dead worker is free. */
const LEASE_MS = 46_000

describe('a worker that dies after any call', () => {
  const survives = async (before: 'shown' | 'taken down'): Promise<number> => {
    for (let calls = 1; ; calls++) {
      const scene = await aPicture()
      const { record, statementId } = await takeDown(scene)
      if (before === 'taken down') await deliver(record)
      const event = before === 'shown' ? record : await restore(scene, statementId)
      const died = await dieAfter(calls, () => deliver(event))
      const { media, kept } = await placesOf(scene)
      expect([...new Set([...media, ...kept])].toSorted()).toEqual(FILES)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LEASE_MS })
      await deliver(event)
      vi.useRealTimers()
      expect(await placesOf(scene)).toEqual(before === 'shown' ? KEPT : PUBLIC)
      if (!died) return calls
    }
  }

  it('loses no file while it takes them away', async () => {
    expect(await survives('shown')).toBeGreaterThan(12)
  })

  it('loses no file while it brings them back', async () => {
    expect(await survives('taken down')).toBeGreaterThan(12)
  })
})

/** The next deletion of an object waits until it is let go. */
const holdDeletion = (): { readonly begun: Promise<void>; readonly letGo: () => void } => {
  const [begun, free] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  s3.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName !== 'DeleteObjectCommand') return next(args)
        begun.resolve(undefined)
        await free.promise
        return next(args)
      },
    { step: 'initialize', name: 'held' },
  )
  const letGo = () => {
    s3.middlewareStack.remove('held')
    free.resolve(undefined)
  }
  return { begun: begun.promise, letGo }
}

describe('removals and restorations in quick succession', () => {
  it('do not delete both copies when a restoration arrives right before the removal deletes', async () => {
    const scene = await aPicture()
    const { record, statementId } = await takeDown(scene)
    const { begun, letGo } = holdDeletion()
    const removal = deliver(record)
    await begun
    const restoration = deliver(await restore(scene, statementId))
    await sleep(300)
    letGo()
    await Promise.all([removal, restoration])
    expect(await placesOf(scene)).toEqual(PUBLIC)
  })

  it('end where the last one wants the files, in any order of their events', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyDelivery, { minLength: 2, maxLength: 5 }),
        async (deliveries) => {
          const scene = await aPicture()
          const queue = new UnreliableQueue((record) => deliver(record))
          let statementId: string | undefined
          for (const delays of deliveries) {
            if (statementId === undefined) {
              const taken = await takeDown(scene)
              statementId = taken.statementId
              await queue.next(taken.record, delays)
            } else {
              await queue.next(await restore(scene, statementId), delays)
              statementId = undefined
            }
          }
          await queue.drain()
          expect(await placesOf(scene)).toEqual(statementId === undefined ? PUBLIC : KEPT)
        },
      ),
      { numRuns: runsOf(3) },
    )
  })
})

describe('the files of a story', () => {
  it('are out of reach while it is removed, and gone with it', async () => {
    const author = await aMember()
    const folder = `stories/${author.id}`
    const names = [`${newId()}-1.png`, `${newId()}-2.mp4`]
    for (const name of names)
      await putObject(`media/${folder}/${name}`, 'image/png', Buffer.from(name))
    const slides = names.map((name) => ({
      type: 'image' as const,
      mediaUrl: `/media/${folder}/${name}`,
    }))
    const id = await aStory(author, { slides: [...slides, {}] })
    const key = storyKey(parseStoryId(id))
    const below = async (place: string) =>
      (await objectsBelow(`${place}/${folder}/`)).map((one) => one.split('/').at(-1))
    let statementId = ''
    await deliver(
      await recordOf(key, async () => {
        statementId = await takeMeasure('story', id, 'remove')
      }),
    )
    expect([await below('media'), await below('kept')]).toEqual([[], names])
    await deliver(await recordOf(key, () => restoreContent('story', id, statementId)))
    expect([await below('media'), await below('kept')]).toEqual([names, []])
    await deliver(await recordOf(key, () => takeMeasure('story', id, 'remove')))
    expect(await stored(key)).toMatchObject({ status: 'removed' })
    await deliverDeletion(await recordOf(key, () => write(removeWrite(key))))
    expect([await below('media'), await below('kept')]).toEqual([[], []])
  })
})
