import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/progress/skeleton-rows.tsx'
import { useProfileData } from '../api/profile-data.ts'
import { messages } from '../texts.ts'
import { ProfileDataForm } from './profile-data-form.tsx'
import { Section } from '#ui/surfaces/section.tsx'

const texts = messages.profile

export const ProfileDataSection = ({ id }: { id: string }) => {
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useProfileData()
  return (
    <Section id={id} title={texts.title} text={texts.text}>
      {data && isFetchedAfterMount && <ProfileDataForm saved={data} />}
      {!data && error && (
        <ErrorState
          space="panel"
          title={texts.loadFailed}
          text={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!(data && isFetchedAfterMount) && !error && <SkeletonRows rows={4} height={76} />}
    </Section>
  )
}
