import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import type { StoryTile as Tile } from '#shared/api/stories.ts'
import { usePaging } from '#spa/platform/use-paging.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useStoryBar, type StoryBarState } from '../../api/bar.ts'
import { messages } from '../../bar-texts.ts'
import type { Reply } from '../../model/reply.ts'
import { OpenedStory, prepareComposer, prepareViewer, type Opened } from './opened-story.tsx'
import { OwnTile, StoryTile } from './story-tile.tsx'
import * as styles from './bar.module.css'

const PLACES = [1, 2, 3, 4]

/** So many fit beside 'Deine Story'. */
const ARROWS_ABOVE = 6

/** In place of the plates: while loading, after a failure, and when there are none. */
const NoTiles = ({ tiles, hasFailed, retry }: StoryBarState) => {
  if (tiles) return <li className={styles.note}>{messages.empty}</li>
  if (hasFailed)
    return (
      <li className={styles.note}>
        {messages.failed}
        <Button size="compact" onClick={() => void retry()}>
          {messages.again}
        </Button>
      </li>
    )
  return PLACES.map((place) => (
    <li key={place} className={styles.place} aria-hidden="true">
      <span className={styles.plate}>
        <span />
      </span>
    </li>
  ))
}

interface PlatesProps {
  bar: StoryBarState
  me: CurrentUser
  onOpen: (opened: Opened) => void
}

const Plates = ({ bar, me, onOpen }: PlatesProps) => {
  const { tiles = [] } = bar
  const own = tiles.find(({ userId }) => userId === me.id)
  const handlers = (tile: Tile) => ({
    onOpen: () => onOpen({ memberId: tile.userId }),
    onNear: () => prepareViewer(tile),
  })
  return (
    <>
      <OwnTile
        me={me}
        tile={own && { isSeen: own.isSeen, ...handlers(own) }}
        onCreate={() => onOpen('composer')}
        onNearCreate={prepareComposer}
      />
      {tiles.map(
        (tile) => tile !== own && <StoryTile key={tile.userId} tile={tile} {...handlers(tile)} />,
      )}
      {tiles.length === 0 && <NoTiles {...bar} />}
    </>
  )
}

interface StoryBarProps {
  me: CurrentUser
  reply: Reply
}

/** 'Deine Story' and a plate for each member with stories. Viewer and composer are loaded on use. */
export const StoryBar = ({ me, reply }: StoryBarProps) => {
  const bar = useStoryBar()
  const [opened, setOpened] = useState<Opened>()
  const { row, atStart, atEnd, page } = usePaging(bar.tiles?.length ?? 0, undefined)
  const hasArrows = (bar.tiles?.length ?? 0) > ARROWS_ABOVE
  const arrow = (isAtEnd: boolean, direction: 1 | -1) =>
    hasArrows && (
      <IconButton
        className={styles.arrow}
        label={direction === 1 ? messages.next : messages.previous}
        aria-disabled={isAtEnd}
        onClick={() => page(direction)}
      >
        {direction === 1 ? <ChevronRight aria-hidden="true" /> : <ChevronLeft aria-hidden="true" />}
      </IconButton>
    )
  return (
    <section className={styles.root} aria-label={messages.title}>
      {arrow(atStart, -1)}
      <ul ref={row} className={styles.row}>
        <Plates bar={bar} me={me} onOpen={setOpened} />
      </ul>
      {arrow(atEnd, 1)}
      {opened && (
        <OpenedStory
          opened={opened}
          me={me}
          tiles={bar.tiles ?? []}
          reply={reply}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}
