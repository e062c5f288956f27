import { effect, type DomainEvent } from '../../events/index.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { refreshBothNames, refreshNamesFrom } from '../threads/refresh-names.ts'
import type { NameRefreshItem } from '../threads/name-refresh.items.ts'
import type { SideItem } from '../threads/side.items.ts'

const authorJson = (member: MemberItem | null): string | null =>
  member && JSON.stringify(authorOf(member))

/** Most changes of a member do not show in threads, such as place and roles. */
const changesAuthor = ({ before, after }: DomainEvent<MemberItem>): boolean =>
  authorJson(before) !== authorJson(after)

/** Copies a member's new name and picture to the threads of others, and forgets those of a deleted member. */
export const handler = effect<MemberItem | NameRefreshItem | SideItem>(async (event) => {
  const item = event.after ?? event.before
  switch (item?.entity) {
    case 'Member':
      if (changesAuthor(event as DomainEvent<MemberItem>))
        await refreshNamesFrom(item.memberId, undefined)
      return
    case 'ThreadNameRefresh':
      await refreshNamesFrom(item.memberId, item.doneTo)
      return
    case 'ChatSide':
      await refreshBothNames(item.memberId, item.otherId)
      return
    case undefined:
  }
})
