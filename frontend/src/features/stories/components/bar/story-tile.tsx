import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import type { StoryTile as Tile } from '#shared/api/stories.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import { messages } from '../../bar-texts.ts'
import * as styles from './bar.module.css'

interface PlateProps {
  /** Whether the metal glows: there is something to watch. */
  isHot: boolean
  label: string
  /** Shown below the plate; missing where another button lies between both. */
  name?: ReactNode
  children: ReactNode
  onOpen: () => void
  /** Runs before a tap is likely. */
  onNear: () => void
}

const Plate = ({ isHot, label, name, children, onOpen, onNear }: PlateProps) => (
  <button
    type="button"
    className={styles.open}
    aria-label={label}
    onPointerEnter={onNear}
    onFocus={onNear}
    onClick={onOpen}
  >
    <span className={classNames(styles.plate, isHot && styles.hot)}>
      <span>{children}</span>
    </span>
    {name !== undefined && <span className={styles.name}>{name}</span>}
  </button>
)

interface TileProps {
  tile: Tile
  onOpen: () => void
  onNear: () => void
}

export const StoryTile = ({ tile, onOpen, onNear }: TileProps) => {
  const name = nameOrUnknown(tile.user.displayName)
  return (
    <li className={styles.place}>
      <Plate
        isHot={!tile.isSeen}
        label={messages.tile(name, tile.isSeen)}
        name={<bdi>{name}</bdi>}
        onOpen={onOpen}
        onNear={onNear}
      >
        <Avatar name={name} src={tile.user.avatar} size="lg" />
      </Plate>
    </li>
  )
}

interface OwnTileProps {
  me: CurrentUser
  /** Missing while the member has no story. */
  tile: { isSeen: boolean; onOpen: () => void; onNear: () => void } | undefined
  onCreate: () => void
  onNearCreate: () => void
}

/** Opens the own story, or creates one. */
export const OwnTile = ({ me, tile, onCreate, onNearCreate }: OwnTileProps) => (
  <li className={styles.place}>
    {tile ? (
      <Plate
        isHot={!tile.isSeen}
        label={messages.watchOwn}
        onOpen={tile.onOpen}
        onNear={tile.onNear}
      >
        <Avatar name={me.displayName} src={me.avatar} size="lg" />
      </Plate>
    ) : (
      <Plate
        isHot={false}
        label={messages.createOwn}
        name={messages.own}
        onOpen={onCreate}
        onNear={onNearCreate}
      >
        <Plus aria-hidden="true" />
      </Plate>
    )}
    {tile && (
      <button
        type="button"
        className={styles.add}
        aria-label={messages.add}
        onPointerEnter={onNearCreate}
        onFocus={onNearCreate}
        onClick={onCreate}
      >
        <Plus size={18} strokeWidth={3} aria-hidden="true" />
      </button>
    )}
    {tile && (
      <span className={styles.name} aria-hidden="true">
        {messages.own}
      </span>
    )}
  </li>
)
