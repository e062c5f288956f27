import { Eye, Pencil } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import type { User } from '#shared/api/members.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { LoadState } from '#ui/feedback/loaded.tsx'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { useOwnProfile } from '../api/own-profile.ts'
import { messages } from '../texts.ts'
import { BadgeWall } from './badge-wall.tsx'
import { ProfileCard, ProfileLoading } from './profile-card.tsx'
import { OwnPicture } from './own-picture.tsx'
import type { OpenFollowList } from './profile-facts.tsx'
import type { ProfileChanged } from './profile-editor.tsx'

const ProfileEditor = lazyPart(async () => (await import('./profile-editor.tsx')).ProfileEditor)

const hasRoared = ({ badges }: User): boolean =>
  badges.some(({ badgeType }) => badgeType === 'first_roar')

interface OwnActionsProps {
  username: string
  /** After the form was left. */
  takesFocus: boolean
  onEdit: () => void
}

const OwnActions = ({ username, takesFocus, onEdit }: OwnActionsProps) => (
  <>
    <Button variant="primary" autoFocus={takesFocus} onClick={onEdit}>
      <Pencil size={18} aria-hidden="true" />
      {messages.edit}
    </Button>
    <ButtonLink variant="ghost" to={`/users/${username}`}>
      <Eye size={20} aria-hidden="true" />
      {messages.preview}
    </ButtonLink>
  </>
)

interface OwnProfileProps {
  /** Called after a change that other members see. */
  onChanged: ProfileChanged
  /** Opens the list of followers or followed members. */
  onList: OpenFollowList
  /** Shown while the member has not made the first shout. */
  firstShout: ReactNode
}

/** The member's own profile, to view and to edit. */
export const OwnProfile = ({ onChanged, onList, firstShout }: OwnProfileProps) => {
  const query = useOwnProfile()
  const { data: profile, error } = query
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view')

  if (!profile && error)
    return (
      <Card>
        <LoadState query={query} failed={messages.loadFailed} />
      </Card>
    )
  if (!profile) return <ProfileLoading title={messages.title} />
  if (mode === 'edit')
    return (
      <Suspense fallback={<Loading label={messages.loading} />}>
        <ProfileEditor profile={profile} onChanged={onChanged} onDone={() => setMode('edited')} />
      </Suspense>
    )
  return (
    <>
      <ProfileCard
        user={profile}
        picture={<OwnPicture profile={profile} onChanged={(avatar) => onChanged({ avatar })} />}
        bioMissing={messages.ownBioMissing}
        onList={onList}
        actions={
          <OwnActions
            username={profile.username}
            takesFocus={mode === 'edited'}
            onEdit={() => setMode('edit')}
          />
        }
      />
      {!hasRoared(profile) && firstShout}
    </>
  )
}

/** The member's badges, also those that others do not see. */
export const OwnBadges = () => {
  const { data: profile } = useOwnProfile()
  return profile && <BadgeWall badges={profile.badges} missing={messages.badges.none} />
}
