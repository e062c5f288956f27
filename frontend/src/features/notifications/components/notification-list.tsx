import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import type { NextPage } from '#spa/platform/pages.ts'
import type { NotificationList as ListName } from '#spa/entities/notification/notifications-request.ts'
import { messages } from '../texts.ts'
import * as styles from './notifications.module.css'

interface NotificationListProps<Item> {
  name: ListName
  list: {
    readonly items: readonly Item[] | undefined
    readonly error: string | undefined
    readonly retry: () => void
    readonly isFetching: boolean
    readonly more: NextPage
  }
  onMarkAll: () => void
  children: (item: Item) => ReactNode
}

/** The content of both dialogs: loading, failed, empty, or the lines with what marks them all. */
export const NotificationList = <Item,>(props: NotificationListProps<Item>) => {
  const { name, list, onMarkAll, children } = props
  const { items, error, more } = list
  if (!items && error !== undefined)
    return (
      <ErrorState
        space="panel"
        title={messages.loadFailed}
        text={error}
        onRetry={list.retry}
        retrying={list.isFetching}
      />
    )
  if (!items) return <Loading label={messages.loading} />
  if (items.length === 0 && !more.exist)
    return (
      <EmptyState
        space="panel"
        heading="h3"
        icon={<HornsIcon size={48} />}
        title={messages.none[name]}
        text={messages.noneText[name]}
      />
    )
  return (
    <>
      <Button className={styles.markAll} variant="ghost" onClick={onMarkAll}>
        {messages.markAll}
      </Button>
      <ul className={styles.list}>{items.map(children)}</ul>
      {more.hasFailed && <p role="alert">{messages.olderFailed}</p>}
      {more.exist && (
        <Button className={styles.more} variant="ghost" busy={more.isLoading} onClick={more.load}>
          {messages.older}
        </Button>
      )}
    </>
  )
}
