import { englishBlog } from './english-blog.ts'
import { englishPress } from './english-press.ts'
import { germanAgency } from './german-agency.ts'
import { germanFanzine } from './german-fanzine.ts'
import { germanPress } from './german-press.ts'
import type { Voice } from './voice.ts'

export const VOICES = {
  germanPress,
  germanFanzine,
  germanAgency,
  englishPress,
  englishBlog,
} as const satisfies Record<string, Voice>
export type VoiceName = keyof typeof VOICES
