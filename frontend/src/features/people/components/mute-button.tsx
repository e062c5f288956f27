import { Volume2, VolumeX } from 'lucide-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { muteState } from '#shared/api/mutes.ts'
import type { Author } from '#shared/api/members.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { muteStateKey, useMute } from '#spa/entities/member/mute.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { messages } from '../texts.ts'

const muteStateOptions = (userId: string) =>
  queryOptions({
    queryKey: muteStateKey(userId),
    queryFn: ({ signal }) => nullWhenRefused(call(muteState, { params: { id: userId }, signal })),
    refetchOnMount: 'always',
  })

/** Mutes a member or takes it back. Until it is known which of both, its place stays empty. */
export const MuteButton = ({ member }: { member: Pick<Author, 'id' | 'displayName'> }) => {
  const { data } = useQuery(muteStateOptions(member.id))
  const mute = useMute()
  const isMuted = data?.isMuted ?? false
  const Icon = isMuted ? Volume2 : VolumeX
  return (
    <IconButton
      label={isMuted ? messages.unmute : messages.mute}
      aria-disabled={!data}
      onClick={() => {
        if (data) mute(member, !isMuted)
      }}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  )
}
