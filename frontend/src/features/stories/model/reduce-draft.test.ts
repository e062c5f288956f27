import { describe, expect, it } from 'vitest'
import { NewSlide, type TextOverlay } from '#shared/api/stories.ts'
import { STORY } from '#shared/domain/stories.ts'
import { reduceDraft, selectedOverlay, type DraftAction } from './reduce-draft.ts'
import {
  currentSlide,
  emptyDraft,
  isDraftEmpty,
  storyBody,
  totalSeconds,
  type DraftMedia,
  type StoryDraft,
} from './story-draft.ts'

const after = (draft: StoryDraft, ...actions: readonly DraftAction[]): StoryDraft =>
  actions.reduce((state, action) => reduceDraft(state, action), draft)

const FIRST = emptyDraft('s1')
const ADD: DraftAction = { type: 'add-overlay', id: 'o1' }
const append = (text: string): DraftAction => ({ type: 'append-text', text })
const overlays = (draft: StoryDraft): readonly TextOverlay[] => currentSlide(draft).textOverlays
const textsOf = (draft: StoryDraft): string[] => overlays(draft).map(({ text }) => text)
const ids = (draft: StoryDraft): string[] => draft.slides.map(({ id }) => id)
const NEW_IDS = Array.from({ length: STORY.overlaysPerSlide }, (_, index) => `new-${index}`)

const CLIP: DraftMedia = { fileKey: 'f1', kind: 'video', name: 'pit.mp4', seconds: 7.26 }
const PHOTO: DraftMedia = { fileKey: 'f2', kind: 'image', name: 'pit.jpg', seconds: null }

describe('typing on the stage', () => {
  it('adds an overlay with the defaults of the creator', () => {
    expect(overlays(after(FIRST, ADD))).toEqual([
      {
        id: 'o1',
        text: '',
        x: 50,
        y: 35,
        fontFamily: 'default',
        fontSize: 32,
        align: 'center',
        style: 'white',
      },
    ])
  })

  it('adds an overlay with a text at a place, level also after a turned one', () => {
    const turned = after(FIRST, ADD, append('Schräg'), {
      type: 'adjust-overlay',
      id: 'o1',
      to: { rotation: 30 },
    })
    const added = after(turned, { type: 'add-overlay', id: 'o2', text: '@', at: { x: 2, y: 70 } })
    expect(overlays(added)[1]).toMatchObject({ text: '@', x: 5, y: 70 })
    expect(overlays(added)[1]?.rotation).toBeUndefined()
  })

  it('restores removed overlays in their places, and shows their slide', () => {
    const two = after(FIRST, ADD, append('Unten'), { type: 'add-overlay', id: 'o2', text: 'Oben' })
    const removed = after(
      two,
      { type: 'remove-overlay', id: 'o1' },
      { type: 'remove-overlay', id: 'o2' },
      { type: 'add-slide', id: 's2' },
    )
    const restored = after(removed, { type: 'restore-overlay' })
    expect([restored.currentId, textsOf(restored)]).toEqual(['s1', ['Oben']])
    expect(textsOf(after(restored, { type: 'restore-overlay' }))).toEqual(['Unten', 'Oben'])
  })

  it('raises an overlay above the next one', () => {
    const two = after(FIRST, ADD, append('Unten'), { type: 'add-overlay', id: 'o2', text: 'Oben' })
    expect(textsOf(after(two, { type: 'raise-overlay', id: 'o1', by: 1 }))).toEqual([
      'Oben',
      'Unten',
    ])
  })

  it('appends printable keys to the selected overlay', () => {
    expect(textsOf(after(FIRST, ADD, append('L'), append('a'), append('u')))).toEqual(['Lau'])
  })

  it('begins a line below on Enter, which looks like the one before', () => {
    const draft = after(
      FIRST,
      ADD,
      append('Erste Reihe'),
      { type: 'change-overlay', id: 'o1', part: { style: 'black', fontFamily: 'mono' } },
      { type: 'new-line', id: 'o2' },
    )
    const [first, second] = overlays(draft)
    expect(second).toMatchObject({ text: '', x: 50, style: 'black', fontFamily: 'mono' })
    expect(second?.y).toBeGreaterThan(first?.y ?? 100)
    expect(draft.selection).toEqual({ overlayId: 'o2', isTyping: true })
  })

  it('deletes one character on Backspace, also an emoji of several code points', () => {
    const draft = after(FIRST, ADD, append('Horns 🤘🏽'), { type: 'delete-back' })
    expect(textsOf(draft)).toEqual(['Horns '])
  })

  it('deletes an empty overlay on Backspace and goes back to the one before', () => {
    const draft = after(
      FIRST,
      ADD,
      append('Oben'),
      { type: 'new-line', id: 'o2' },
      {
        type: 'delete-back',
      },
    )
    expect(textsOf(draft)).toEqual(['Oben'])
    expect(draft.selection).toEqual({ overlayId: 'o1', isTyping: true })
  })

  it('stops on Escape, and drops an overlay without text', () => {
    const typed = after(FIRST, ADD, append('Da'), { type: 'stop-typing' })
    expect(typed.selection).toEqual({ overlayId: 'o1', isTyping: false })
    const empty = after(FIRST, ADD, { type: 'stop-typing' })
    expect(overlays(empty)).toEqual([])
    expect(empty.selection).toBeNull()
  })

  it('makes an overlay of each pasted line', () => {
    const draft = after(FIRST, ADD, { type: 'set-text', text: 'Wir\nsind\nlaut', ids: NEW_IDS })
    expect(textsOf(draft)).toEqual(['Wir', 'sind', 'laut'])
    expect(selectedOverlay(draft)?.text).toBe('laut')
  })

  it('keeps pasted lines without room in the last overlay', () => {
    const lines = Array.from({ length: 13 }, (_, index) => String(index))
    const draft = after(FIRST, ADD, { type: 'set-text', text: lines.join('\n'), ids: NEW_IDS })
    expect(overlays(draft)).toHaveLength(STORY.overlaysPerSlide)
    expect(textsOf(draft).join('\n').split('\n')).toEqual(lines)
  })

  it('adds no eleventh overlay', () => {
    const full = after(FIRST, ADD, append('x'), {
      type: 'set-text',
      text: 'x\n'.repeat(9) + 'x',
      ids: NEW_IDS,
    })
    expect(after(full, { type: 'new-line', id: 'one-more' })).toBe(full)
    expect(overlays(after(full, { type: 'add-overlay', id: 'one-more' }))).toHaveLength(10)
  })

  it('cuts a text at its limit without breaking a character', () => {
    const draft = after(FIRST, ADD, append(`${'x'.repeat(STORY.overlayText - 1)}🤘`))
    expect(textsOf(draft)).toEqual(['x'.repeat(STORY.overlayText - 1)])
  })
})

describe('moving and sizing', () => {
  const typed = after(FIRST, ADD, append('Da'))
  const moved = (x: number, y: number) => {
    const [overlay] = overlays(after(typed, { type: 'adjust-overlay', id: 'o1', to: { x, y } }))
    return { x: overlay?.x, y: overlay?.y }
  }
  const sized = (fontSize: number) =>
    overlays(after(typed, { type: 'adjust-overlay', id: 'o1', to: { fontSize } }))[0]?.fontSize

  it('keeps the middle of an overlay on the slide', () => {
    expect(moved(-20, 300)).toEqual({ x: 5, y: 90 })
    expect(moved(120, 0)).toEqual({ x: 95, y: 10 })
    expect(moved(33.333, 66.66)).toEqual({ x: 33.3, y: 66.7 })
  })

  it('keeps angles between -180 and 180 degrees', () => {
    const turned = (rotation: number) =>
      overlays(after(typed, { type: 'adjust-overlay', id: 'o1', to: { rotation } }))[0]?.rotation
    expect([-180, 180, 185, -190, 12.4].map(turned)).toEqual([-180, 180, -175, 170, 12])
  })

  it('keeps font sizes even, from 16 to 72', () => {
    expect([sized(3), sized(33.2), sized(33), sized(500)]).toEqual([16, 34, 34, 72])
  })
})

describe('slides', () => {
  const three = after(FIRST, { type: 'add-slide', id: 's2' }, { type: 'add-slide', id: 's3' })

  it('adds a slide after the shown one, up to ten', () => {
    const draft = after(three, { type: 'show-slide', id: 's1' }, { type: 'add-slide', id: 's4' })
    expect(ids(draft)).toEqual(['s1', 's4', 's2', 's3'])
    const full = Array.from({ length: 12 }, (_, index) => `t${index}`).reduce(
      (state, id) => after(state, { type: 'add-slide', id }),
      FIRST,
    )
    expect(full.slides).toHaveLength(STORY.slides)
  })

  it('moves a slide within the story only', () => {
    expect(ids(after(three, { type: 'move-slide', id: 's3', by: -1 }))).toEqual(['s1', 's3', 's2'])
    expect(ids(after(three, { type: 'move-slide', id: 's3', by: 1 }))).toEqual(ids(three))
  })

  it('removes a slide and shows its neighbour, but keeps the last one', () => {
    const draft = after(three, { type: 'remove-slide', id: 's3' })
    expect([ids(draft), draft.currentId]).toEqual([['s1', 's2'], 's2'])
    expect(after(FIRST, { type: 'remove-slide', id: 's1' })).toBe(FIRST)
  })

  it('shows a video as long as it is, and a picture for five seconds', () => {
    const seconds = (...media: readonly (DraftMedia | null)[]) =>
      currentSlide(
        after(
          FIRST,
          ...media.map((one) => ({ type: 'set-media', slideId: 's1', media: one }) as const),
        ),
      ).duration
    expect(seconds(CLIP)).toBe(7.2)
    expect(seconds({ ...CLIP, seconds: null })).toBe(15)
    expect(seconds({ ...CLIP, seconds: 80 })).toBe(15)
    expect(seconds({ ...CLIP, seconds: 0.2 })).toBe(1)
    expect(seconds(CLIP, PHOTO)).toBe(5)
    expect(seconds(CLIP, null)).toBe(5)
  })

  it('puts a file on the slide that it was picked for', () => {
    const draft = after(three, { type: 'set-media', slideId: 's1', media: PHOTO })
    expect(draft.slides.map(({ media }) => media?.fileKey)).toEqual(['f2', undefined, undefined])
  })
})

describe('the published story', () => {
  const draft = after(
    FIRST,
    { type: 'change-slide', part: { content: 'Hallo Pit' } },
    ADD,
    append('Da'),
    { type: 'add-slide', id: 's2' },
    { type: 'set-media', slideId: 's2', media: CLIP },
  )

  it('is text without media, and follows the contract', () => {
    const { slides, totalDuration } = storyBody(draft, () => '/incoming/a/b.mp4')
    expect(slides.map(({ type, mediaUrl }) => [type, mediaUrl])).toEqual([
      ['text', undefined],
      ['video', '/incoming/a/b.mp4'],
    ])
    expect(totalDuration).toBe(totalSeconds(draft))
    for (const slide of slides) expect(NewSlide.safeParse(slide).success).toBe(true)
  })

  it('leaves out overlays without text', () => {
    const blank = after(draft, { type: 'show-slide', id: 's1' }, { type: 'add-overlay', id: 'o9' })
    const [slide] = storyBody(blank, () => '').slides
    expect(slide?.textOverlays.map(({ id }) => id)).toEqual(['o1'])
  })

  it('has nothing to lose while all slides are blank', () => {
    expect(isDraftEmpty(after(FIRST, { type: 'change-slide', part: { content: ' \n' } }))).toBe(
      true,
    )
    expect(isDraftEmpty(draft)).toBe(false)
  })
})
