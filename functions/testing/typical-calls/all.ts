import { adminCalls } from './admin.ts'
import { communityCalls } from './community.ts'
import { contactCalls } from './contact.ts'
import { moderationCalls } from './moderation.ts'
import { newsCalls } from './news.ts'
import { onboardingCalls } from './onboarding.ts'
import { peopleCalls } from './people.ts'
import { profileCalls } from './profile.ts'
import { securityCalls } from './security.ts'
import { settingsCalls } from './settings.ts'
import type { TypicalCalls } from './typical-calls.ts'

/** An endpoint that is in none of them fails the test of docs/access-patterns.md. */
export const typicalCalls: readonly TypicalCalls[] = [
  adminCalls,
  communityCalls,
  contactCalls,
  moderationCalls,
  newsCalls,
  onboardingCalls,
  peopleCalls,
  profileCalls,
  securityCalls,
  settingsCalls,
]
