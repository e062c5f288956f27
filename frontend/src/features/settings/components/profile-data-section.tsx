import { LoadState } from '#ui/feedback/loaded.tsx'
import { SkeletonRows } from '#ui/progress/skeleton-rows.tsx'
import { useProfileData } from '../api/profile-data.ts'
import { messages } from '../texts.ts'
import { ProfileDataForm } from './profile-data-form.tsx'
import { Section } from '#ui/surfaces/section.tsx'

const texts = messages.profile

export const ProfileDataSection = ({ id }: { id: string }) => {
  const query = useProfileData()
  const { data, isFetchedAfterMount } = query
  return (
    <Section id={id} title={texts.title} text={texts.text}>
      {data && isFetchedAfterMount ? (
        <ProfileDataForm saved={data} />
      ) : (
        <LoadState
          query={query}
          failed={texts.loadFailed}
          space="panel"
          loading={<SkeletonRows rows={4} height={76} />}
        />
      )}
    </Section>
  )
}
