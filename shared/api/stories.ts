import * as z from 'zod/mini'
import { OVERLAY_STYLES, SLIDE_LOOK, STORY, STORY_ALIGNS, STORY_FONTS } from '../domain/stories.ts'
import { Ulid } from '../domain/ids.ts'
import { multiLine } from '../domain/text.ts'
import { contract } from './contract.ts'
import { LikeState } from './likes.ts'
import { Author, MemberId } from './members.ts'
import { TrackFields, TrackId } from './music.ts'
import { ContentStatus, Drastic } from './posts.ts'
import { UploadedUrl } from './uploaded-url.ts'

/** `<member id>-<own ULID>`: the id alone locates a story. */
export const StoryId = z
  .string()
  .check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}-[0-7][0-9A-HJKMNP-TV-Z]{25}$/))

/** Stored with six lower-case digits; three mean each one twice. */
const Color = z.string().check(
  z.toLowerCase(),
  z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/, 'Das ist keine Farbe.'),
  z.overwrite((color) => (color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color)),
)
const Seconds = z.number().check(z.minimum(STORY.duration.min), z.maximum(STORY.duration.max))
const FontSize = z
  .int()
  .check(
    z.minimum(STORY.fontSize.min),
    z.maximum(STORY.fontSize.max),
    z.multipleOf(STORY.fontSize.step),
  )

interface Range {
  readonly min: number
  readonly max: number
}

/** Moved into the range. */
const Position = ({ min, max }: Range) =>
  z.number().check(z.overwrite((at) => Math.min(max, Math.max(min, at))))

const overlayLook = {
  text: multiLine(STORY.overlayText),
  /** The middle of the text, in percent of the slide. */
  x: Position(STORY.x),
  y: Position(STORY.y),
  fontFamily: z.enum(STORY_FONTS),
  fontSize: FontSize,
  align: z.enum(STORY_ALIGNS),
  style: z.enum(OVERLAY_STYLES),
  /** Degrees, clockwise around its middle; a text without it is level. */
  rotation: z.optional(z.int().check(z.minimum(STORY.rotation.min), z.maximum(STORY.rotation.max))),
} as const

/** Its id is given anew, unique within the slide. */
export const NewTextOverlay = z.object({
  id: z.optional(z.union([z.string().check(z.maxLength(100)), z.number()])),
  ...overlayLook,
  x: z._default(overlayLook.x, 50),
  y: z._default(overlayLook.y, 50),
  fontFamily: z._default(overlayLook.fontFamily, 'default'),
  fontSize: z._default(FontSize, STORY.fontSize.creator),
  align: z._default(overlayLook.align, 'center'),
  style: z._default(overlayLook.style, 'white'),
})

export const TextOverlay = z.object({ id: z.string(), ...overlayLook })
export type TextOverlay = z.infer<typeof TextOverlay>

export const SlideType = z.enum(['text', 'image', 'video'])
export type SlideType = z.infer<typeof SlideType>

const slideLook = {
  type: SlideType,
  /** Text of a text slide, caption of the others. */
  content: multiLine(STORY.text),
  duration: Seconds,
  backgroundType: z.enum(['solid', 'gradient']),
  backgroundColor: Color,
  gradientColors: z.tuple([Color, Color]),
  textColor: Color,
  font: z.enum(STORY_FONTS),
  fontSize: FontSize,
  textOverlays: z.array(TextOverlay).check(z.maxLength(STORY.overlaysPerSlide)),
} as const

/** How a slide looks, with all it has. */
export const SlideLook = z.object(slideLook)
export type SlideLook = z.infer<typeof SlideLook>

/** Only its type is needed; the server adds ids and the usual look. */
export const NewSlide = z.object({
  ...slideLook,
  content: z._default(slideLook.content, ''),
  /** By default that of its type. */
  duration: z.optional(Seconds),
  backgroundType: z._default(slideLook.backgroundType, 'solid'),
  backgroundColor: z._default(Color, SLIDE_LOOK.backgroundColor),
  gradientColors: z._default(slideLook.gradientColors, SLIDE_LOOK.gradientColors),
  textColor: z._default(Color, SLIDE_LOOK.textColor),
  font: z._default(slideLook.font, 'default'),
  fontSize: z._default(FontSize, STORY.fontSize.composer),
  textOverlays: z._default(z.array(NewTextOverlay).check(z.maxLength(STORY.overlaysPerSlide)), []),
  mediaUrl: z.optional(UploadedUrl),
  /** A track that the search found; the server adds its names and addresses. */
  spotifyTrackId: z.optional(TrackId),
})
export type NewSlide = z.infer<typeof NewSlide>
/** As a client may write it. */
export type SentSlide = z.input<typeof NewSlide>

export const Slide = z.object({
  ...slideLook,
  /** Unique within its story. */
  id: z.string(),
  mediaUrl: z.nullable(z.string()),
  mediaWidth: z.nullable(z.number()),
  mediaHeight: z.nullable(z.number()),
  ...TrackFields.shape,
})
export type Slide = z.infer<typeof Slide>

export const Story = z.object({
  id: StoryId,
  userId: MemberId,
  user: Author,
  slides: z.array(Slide),
  /** Seconds. */
  totalDuration: z.number(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isSeen: z.boolean(),
  isLiked: z.boolean(),
  likesCount: z.number(),
  /** How many members have seen it; null for stories of others. */
  viewsCount: z.nullable(z.number()),
  status: ContentStatus,
  statusReason: z.nullable(z.string()),
  drastic: z.optional(Drastic),
})
export type Story = z.infer<typeof Story>

/** A member in the bar. */
export const StoryTile = z.object({
  /** Of the newest story. */
  id: StoryId,
  userId: MemberId,
  user: Author,
  /** Oldest first. */
  storyIds: z.array(StoryId),
  /** Whether the viewer has seen all of them. */
  isSeen: z.boolean(),
  /** When the newest one was published, and when it ends. */
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /**
   * All slides, the oldest first. With `slides=first` those that the viewer shows at once: the first of the oldest
   * story, and none in the minutes after an older story of the member ended; the others follow with `memberStories`.
   */
  slides: z.array(Slide),
  /** Of the story to which the slide belongs. */
  drastic: z.optional(Drastic),
})
export type StoryTile = z.infer<typeof StoryTile>

export const listStories = contract({
  id: 'listStories',
  method: 'GET',
  path: '/api/stories',
  caller: 'member',
  blocks: { filters: 'userId' },
  summary:
    'Members with stories of the last 24 hours: the viewer first, then unseen before seen, then newest first',
  query: z.object({ slides: z.optional(z.enum(['first'])) }),
  response: z.array(StoryTile),
  errors: [],
  polled: true,
  pollSeconds: 30,
})

export const memberStories = contract({
  id: 'memberStories',
  method: 'GET',
  path: '/api/users/{id}/stories',
  caller: 'member',
  blocks: { target: 'hidden' },
  summary: 'The stories of a member that have not ended, oldest first',
  params: z.object({ id: Ulid }),
  response: z.array(Story),
  errors: ['not_found'],
  polled: true,
})

export const createStory = contract({
  id: 'createStory',
  method: 'POST',
  path: '/api/stories',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Publish a story of 1 to 10 slides; each needs text or media',
  body: z.object({
    slides: z
      .array(NewSlide)
      .check(z.minLength(1, 'Füge ein Bild oder Text hinzu'), z.maxLength(STORY.slides)),
    /** Seconds; the server computes it from the slides. */
    totalDuration: z.optional(z.number()),
    isDrastic: z.optional(z.boolean()),
  }),
  response: Story,
  status: 201,
  errors: ['too_large', 'unsupported_media', 'throttled', 'conflict'],
  idempotent: true,
  throttle: 'posts',
  guard: { fields: ['slides.content', 'slides.textOverlays.text'], onHit: 'hold' },
})

const OneStory = z.object({ id: StoryId })

export const deleteStory = contract({
  id: 'deleteStory',
  method: 'DELETE',
  path: '/api/stories/{id}',
  caller: 'member',
  blocks: { target: 'ownOnly' },
  summary: 'Delete an own story with its media',
  params: OneStory,
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'forbidden'],
})

export const viewStory = contract({
  id: 'viewStory',
  method: 'POST',
  path: '/api/stories/{id}/view',
  caller: 'member',
  blocks: { target: 'hidden' },
  summary: 'Mark a story as seen; again changes nothing, and an own story is not counted',
  params: OneStory,
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found'],
})

export const likeStory = contract({
  id: 'likeStory',
  method: 'POST',
  path: '/api/stories/{id}/like',
  caller: 'member',
  blocks: { target: 'refused' },
  summary: 'Give horns to a story, or take them back',
  params: OneStory,
  body: z.object({ liked: z.boolean() }),
  response: LikeState,
  errors: ['not_found', 'forbidden', 'blocked', 'throttled'],
  throttle: 'likes',
})

const StoryViewer = z.object({
  userId: MemberId,
  user: Author,
  viewedAt: z.iso.datetime(),
  isLiked: z.boolean(),
})
export type StoryViewer = z.infer<typeof StoryViewer>

export const storyViews = contract({
  id: 'storyViews',
  method: 'GET',
  path: '/api/stories/{id}/views',
  caller: 'member',
  blocks: { filters: 'userId', target: 'ownOnly' },
  summary: 'Who has seen an own story, newest first',
  params: OneStory,
  query: z.object({ cursor: z.optional(Ulid) }),
  response: z.array(StoryViewer),
  errors: ['not_found', 'forbidden'],
  paged: true,
})
