import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { SCENE_ROLES } from '../domain/options.ts'
import { multiLine, nameLine } from '../domain/text.ts'
import { contract } from './contract.ts'
import { Post } from './posts.ts'

const SceneRoles = z.array(z.enum(SCENE_ROLES)).check(
  z.maxLength(2 * SCENE_ROLES.length),
  z.overwrite((roles) => SCENE_ROLES.filter((role) => roles.includes(role))),
)

/** The draft of the first shout. */
export const ShoutDraft = z.object({
  bandGenre: nameLine(LIMITS.bandGenre),
  favoriteGig: nameLine(LIMITS.gig),
  nextGig: nameLine(LIMITS.gig),
  contribution: multiLine(LIMITS.contribution),
})
export type ShoutDraft = z.infer<typeof ShoutDraft>

export const OnboardingProgress = z.object({
  hornsAnimationCompleted: z.boolean(),
  rolesSelected: z.boolean(),
  selectedRoles: z.array(z.enum(SCENE_ROLES)),
  firstShoutPosted: z.boolean(),
  onboardingCompleted: z.boolean(),
  /** The draft that another device continues; null once the shout is posted. */
  draft: z.nullable(ShoutDraft),
})
export type OnboardingProgress = z.infer<typeof OnboardingProgress>

/** Steps can be sent in any order and repeatedly; none is undone. The server knows itself whether the shout is posted. */
export const OnboardingSteps = z.object({
  hornsAnimationCompleted: z.optional(z.boolean()),
  rolesSelected: z.optional(z.boolean()),
  selectedRoles: z.optional(SceneRoles),
  firstShoutPosted: z.optional(z.boolean()),
  draft: z.optional(ShoutDraft),
})
export type OnboardingSteps = z.infer<typeof OnboardingSteps>

export const FirstShout = z.object({
  bandGenre: nameLine(LIMITS.bandGenre).check(z.minLength(1, 'Deine Band oder dein Genre fehlt.')),
  favoriteGig: z.optional(nameLine(LIMITS.gig)),
  nextGig: z.optional(nameLine(LIMITS.gig)),
  contribution: multiLine(LIMITS.contribution).check(
    z.minLength(1, 'Schreib noch, was du mitbringst.'),
  ),
  selectedRoles: SceneRoles.check(z.minLength(1, 'Wähl mindestens eine Rolle.')),
})
export type FirstShout = z.infer<typeof FirstShout>

export const onboardingProgress = contract({
  id: 'onboardingProgress',
  method: 'GET',
  path: '/api/onboarding/progress',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Onboarding progress of the member across devices',
  response: OnboardingProgress,
  errors: [],
})

export const saveOnboarding = contract({
  id: 'saveOnboarding',
  method: 'POST',
  path: '/api/onboarding/progress',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Save steps, roles, or the draft of the first shout',
  body: OnboardingSteps,
  response: OnboardingProgress,
  errors: ['throttled'],
  throttle: 'onboardingSteps',
})

export const completeOnboarding = contract({
  id: 'completeOnboarding',
  method: 'POST',
  path: '/api/onboarding/complete',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Finish onboarding, with every step done or skipped',
  body: z.optional(z.object({ skipped: z.optional(z.boolean()) })),
  response: z.object({ onboardingCompleted: z.literal(true) }),
  errors: ['conflict', 'throttled'],
  throttle: 'onboardingSteps',
})

export const firstShout = contract({
  id: 'firstShout',
  method: 'POST',
  path: '/api/onboarding/first-shout',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Post the first shout: a post, a place on the wall and a badge; repeating it returns the same one',
  body: FirstShout,
  /** `post` is null when its author has deleted it. */
  response: z.object({ post: z.nullable(Post), badgeAwarded: z.boolean() }),
  status: 201,
  errors: ['throttled'],
  throttle: 'posts',
  guard: { fields: ['bandGenre', 'favoriteGig', 'nextGig', 'contribution'], onHit: 'hold' },
})
