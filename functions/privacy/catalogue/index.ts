import { accountKinds } from './kinds/account.ts'
import { bandKinds } from './kinds/bands.ts'
import { caseKinds } from './kinds/cases.ts'
import { communityKinds } from './kinds/community.ts'
import { concertKinds } from './kinds/concerts.ts'
import { contactKinds } from './kinds/contact.ts'
import { messageKinds } from './kinds/messages.ts'
import { moderationKinds } from './kinds/moderation.ts'
import { newsKinds } from './kinds/news.ts'
import { notificationKinds } from './kinds/notifications.ts'
import { peopleKinds } from './kinds/people.ts'
import { platformKinds } from './kinds/platform.ts'
import { rightsKinds } from './kinds/rights.ts'
import { storyKinds } from './kinds/stories.ts'
import type { ItemKind } from './item-kind.ts'

/**
 * Every kind of item that the table stores, with what export and erasure do with it. The integration run compares it with
 * what the tests really store (docs/product/privacy-data.md).
 */
export const ITEM_KINDS: readonly ItemKind[] = [
  ...accountKinds,
  ...bandKinds,
  ...caseKinds,
  ...communityKinds,
  ...concertKinds,
  ...contactKinds,
  ...messageKinds,
  ...moderationKinds,
  ...newsKinds,
  ...notificationKinds,
  ...peopleKinds,
  ...platformKinds,
  ...rightsKinds,
  ...storyKinds,
]

export { findUncatalogued, findUncataloguedObjects, type StoredFact } from './compare.ts'
export type { ItemKind } from './item-kind.ts'
export { kindFinder } from './kind-of.ts'
export { OBJECT_KINDS } from './objects.ts'
