import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Story } from '#shared/api/stories.ts'
import { SLIDE_LOOK, STORY } from '#shared/domain/stories.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { throttle } from '#platform/http/throttle.ts'
import { write } from '#platform/table/index.ts'
import { putTrack } from '../../music/tracks/track.items.ts'
import { changeRecord } from '#testing/changes.ts'
import { aMember } from '#testing/members.ts'
import { BANNED } from '#testing/moderation.ts'
import { aSlide, settleBar } from '#testing/stories.ts'
import { askStories, publish, published, see, readStories, findTile } from '#testing/story-calls.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { parseStoryId, storyKey } from '../items/story.items.ts'
import { queueJson } from '../../events/index.ts'
import { toMessage } from '../../events/to-message.ts'
import { STORY_TEXTS } from '../texts.ts'

const overlay = (changes: object = {}) => ({
  id: 'a1',
  text: 'Erste Reihe',
  x: 50,
  y: 50,
  fontFamily: 'default',
  fontSize: 32,
  align: 'center',
  style: 'white',
  ...changes,
})

const withOverlay = (changes: object) => ({ ...aSlide(), textOverlays: [overlay(changes)] })

/** All slides and texts that a story can have. @param text of two UTF-16 units */
const storyOf = (text: string) =>
  Array.from({ length: STORY.slides }, () => ({
    ...aSlide({ content: text.repeat(100) }),
    textOverlays: Array.from({ length: STORY.overlaysPerSlide }, () =>
      overlay({ text: text.repeat(100) }),
    ),
  })) as never[]

describe('a published story', () => {
  it('is in the bar, can be watched and is seen afterwards', async () => {
    const [author, viewer] = [await aMember(), await aMember()]
    const story = await published(author, [aSlide(), aSlide({ duration: 3 })])
    await settleBar(story.id)
    expect(await findTile(viewer, author.id)).toMatchObject({ id: story.id, isSeen: false })
    expect(await readStories(viewer, author.id)).toMatchObject([
      { id: story.id, totalDuration: 8, isSeen: false, viewsCount: null },
    ])
    expect((await see(viewer, story.id)).status).toBe(200)
    expect(await findTile(viewer, author.id)).toMatchObject({ isSeen: true })
  })

  it('is in the own bar at once and lasts exactly a day', async () => {
    const author = await aMember()
    const story = await published(author, [aSlide()])
    const tile = await findTile(author, author.id)
    expect(tile).toMatchObject({ id: story.id, isSeen: true, slides: story.slides })
    const hours = (Date.parse(story.expiresAt) - Date.parse(story.createdAt)) / 3_600_000
    expect(hours).toBe(STORY.hours)
  })

  it('returns all that was sent, with texts as they are', async () => {
    const author = await aMember()
    const slide = aSlide({
      content: '<script>alert(1)</script>\nZeile zwei',
      duration: 7.5,
      backgroundType: 'gradient',
      backgroundColor: '#123456',
      gradientColors: ['#abcdef', '#000000'],
      textColor: '#ff0000',
      font: 'cursive',
      fontSize: 72,
      textOverlays: [overlay({ text: '<b>laut</b>', rotation: -15 }) as never],
    })
    await published(author, [slide])
    const [story] = await readStories(author, author.id)
    expect(story?.slides).toMatchObject([
      { ...slide, id: '1', textOverlays: [{ text: '<b>laut</b>', rotation: -15, id: '1' }] },
    ])
  })

  it('shows the names of the track as the search found them', async () => {
    const [author, track] = [await aMember(), 'a'.repeat(22)]
    const previewUrl = 'https://p.scdn.co/mp3-preview/x'
    await write(putTrack({ id: track, name: 'Blut', artist: 'Eisen', previewUrl }))
    const story = await published(author, [aSlide({ spotifyTrackId: track })])
    expect(story.slides).toMatchObject([
      { spotifyTrackId: track, spotifyTrackName: 'Blut', spotifyArtistName: 'Eisen' },
    ])
    const unknown = await publish(author, [aSlide({ spotifyTrackId: 'b'.repeat(22) })])
    expect(unknown.status).toBe(400)
  })
})

describe('a repeated request', () => {
  it('publishes once and returns the first answer', async () => {
    const [author, key] = [await aMember(), randomUUID()]
    const all = await Promise.all(Array.from({ length: 4 }, () => publish(author, [aSlide()], key)))
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(all.map(({ json }) => (json as Story).id)).size).toBe(1)
    expect(await readStories(author, author.id)).toHaveLength(1)
  })

  it('returns 409 when the key belongs to another story', async () => {
    const [author, key] = [await aMember(), randomUUID()]
    await publish(author, [aSlide()], key)
    expect((await publish(author, [aSlide({ content: 'Anders.' })], key)).status).toBe(409)
  })
})

describe('the limit of a day', () => {
  it('returns 429 with the reason, and still answers a repeated request', async () => {
    const [author, key] = [await aMember(), randomUUID()]
    const { limit } = THROTTLES.stories
    for (let count = 1; count < limit; count++) await throttle('stories', author.id)
    const first = await publish(author, [aSlide()], key)
    expect(first.status).toBe(201)
    const { status, json } = await publish(author, [aSlide()])
    expect([status, (json as { message: string }).message]).toEqual([
      429,
      STORY_TEXTS.enoughForToday(limit),
    ])
    expect((await publish(author, [aSlide()], key)).json).toEqual(first.json)
    expect(await readStories(author, author.id)).toHaveLength(1)
  })

  it.each([
    [
      { x: 4.9, y: 9 },
      { x: 5, y: 10 },
    ],
    [
      { x: 95.1, y: 1e9 },
      { x: 95, y: 90 },
    ],
    [{ x: null }, { x: 50 }],
  ])('moves a text at %j into the slide', async (at, place) => {
    const { json } = await publish(await aMember(), [withOverlay(at)])
    expect(json).toMatchObject({ slides: [{ textOverlays: [place] }] })
  })

  it('gives a slide the usual look that says only its text', async () => {
    const { json } = await publish(await aMember(), [{ type: 'text', content: 'Laut' }])
    const look = { ...SLIDE_LOOK, duration: 5, backgroundType: 'solid', font: 'default' }
    expect(json).toMatchObject({ slides: [{ ...look, fontSize: 24, textOverlays: [] }] })
  })

  it('reads colours in capitals and of three digits', async () => {
    const slide = { ...aSlide(), backgroundColor: '#ABCDEF', textColor: '#F0a' }
    const { json } = await publish(await aMember(), [slide])
    expect(json).toMatchObject({ slides: [{ backgroundColor: '#abcdef', textColor: '#ff00aa' }] })
  })

  it('keeps all open stories of a member below the 6 MB of an answer', async () => {
    const author = await aMember()
    await published(author, storyOf('ßx'))
    const bytes = Buffer.byteLength(JSON.stringify(await readStories(author, author.id)))
    expect(bytes).toBeGreaterThan(40 * 1024)
    // Windows of a day are fixed, so 24 hours reach into two of them.
    expect(bytes * 2 * THROTTLES.stories.limit).toBeLessThan(6 * 1024 * 1024)
  })
})

describe('bad input', () => {
  const BAD: readonly (readonly [name: string, slides: readonly unknown[], words: string])[] = [
    ['no slides', [], 'Füge ein Bild oder Text hinzu'],
    ['100 slides', Array.from({ length: 100 }, () => aSlide()), ''],
    ['11 slides', Array.from({ length: STORY.slides + 1 }, () => aSlide()), ''],
    [
      'a slide without text and media',
      [aSlide({ content: '  ' })],
      'Füge ein Bild oder Text hinzu',
    ],
    ['a picture without a file', [aSlide({ type: 'image' })], 'fehlt die Datei'],
    ['a size of 14', [aSlide({ fontSize: 14 })], ''],
    ['a size of 74', [withOverlay({ fontSize: 74 })], ''],
    ['an odd size', [withOverlay({ fontSize: 33 })], ''],
    ['a named colour', [aSlide({ backgroundColor: 'red' })], 'Das ist keine Farbe.'],
    ['a colour with CSS', [aSlide({ textColor: '#fff;}x{a:b' })], 'Das ist keine Farbe.'],
    ['three colours', [{ ...aSlide(), gradientColors: ['#000000', '#000000', '#000000'] }], ''],
    ['an unknown font', [{ ...aSlide(), font: 'Comic Sans' }], ''],
    ['an unknown font of an overlay', [withOverlay({ fontFamily: 'fantasy' })], ''],
    ['an unknown style', [withOverlay({ style: 'neon' })], ''],
    ['a duration of 0', [aSlide({ duration: 0 })], ''],
    ['a duration of 16', [aSlide({ duration: 16 })], ''],
    ['a text of 501 characters', [aSlide({ content: 'x'.repeat(501) })], 'Höchstens 500'],
    ['an overlay of 201 characters', [withOverlay({ text: 'x'.repeat(201) })], 'Höchstens 200'],
    [
      '11 overlays',
      [{ ...aSlide(), textOverlays: Array.from({ length: 11 }, () => overlay()) }],
      '',
    ],
    ['control characters', [aSlide({ content: 'a\u0007b' })], 'Steuerzeichen'],
    ['control characters in an overlay', [withOverlay({ text: 'a\u0000b' })], 'Steuerzeichen'],
    [
      'an address of another site',
      [{ ...aSlide({ type: 'image' }), mediaUrl: 'https://example.org/a.png' }],
      'URL',
    ],
  ]

  it.each(BAD)('returns 400 for %s and publishes nothing', async (_name, slides, words) => {
    const author = await aMember()
    const { status, json } = await publish(author, slides)
    expect(status).toBe(400)
    expect((json as { message: string }).message).toContain(words)
    expect(await storedUnder(storyKey({ memberId: author.id, ulid: '' }).PK)).toEqual([])
  })

  it('accepts the limits themselves', async () => {
    const author = await aMember()
    const corner = { x: STORY.x.min, y: STORY.y.max, fontSize: STORY.fontSize.max }
    const full = {
      ...aSlide({ content: 'x'.repeat(STORY.text), duration: STORY.duration.max }),
      textOverlays: Array.from({ length: STORY.overlaysPerSlide }, () =>
        overlay({ ...corner, text: 'x'.repeat(STORY.overlayText) }),
      ),
    }
    const slides = Array.from({ length: STORY.slides }, () => full)
    expect((await publish(author, slides)).status).toBe(201)
    expect((await readStories(author, author.id))[0]?.slides).toHaveLength(STORY.slides)
  })
})

describe('texts of characters that take many bytes', () => {
  it('return 413 when no queue would take the event', async () => {
    const { status, json } = await publish(await aMember(), storyOf('🤘'))
    expect([status, (json as { message: string }).message]).toEqual([413, STORY_TEXTS.tooMuch])
  })

  it('fit into the event of a change as long as they are accepted', async () => {
    const author = await aMember()
    const story = await published(author, storyOf('\uffff.'))
    const item = await stored(storyKey(parseStoryId(story.id)))
    const event = toMessage(changeRecord(item, item))
    expect(event?.name).toBe('Story.changed')
    expect(Buffer.byteLength(queueJson(event))).toBeLessThan(256 * 1024)
  })
})

describe('the NSBM guard', () => {
  it.each([
    ['a slide', [aSlide(), aSlide({ content: BANNED })]],
    ['an overlay', [withOverlay({ text: BANNED })]],
  ])('holds the whole story for %s, and tells only its author', async (_name, slides) => {
    const [author, viewer] = [await aMember(), await aMember()]
    const { status, json } = await publish(author, slides)
    const { id } = json as Story
    expect(status).toBe(201)
    expect(json).toMatchObject({ status: 'held', statusReason: expect.any(String) as string })
    expect(await stored(heldKey('story', id))).toMatchObject({ rule: 'NSBM' })
    await settleBar(id)
    expect(await findTile(viewer, author.id)).toBeUndefined()
    expect((await askStories(viewer, author.id)).status).toBe(404)
    expect((await see(viewer, id)).status).toBe(404)
    expect(await readStories(author, author.id)).toMatchObject([{ id, status: 'held' }])
  })

  it('does not look at ids and addresses', async () => {
    const author = await aMember()
    const story = await published(author, [withOverlay({ id: 'RAC' }) as never])
    expect(story.status).toBe('visible')
    expect(await stored(storyKey(parseStoryId(story.id)))).not.toHaveProperty('status')
  })
})
