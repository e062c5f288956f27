import type { ReactNode } from 'react'
import type { YourData } from '#shared/api/your-data.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import { useYourData } from '../api/your-data.ts'
import { messages } from '../texts.ts'

interface LoadedSectionProps {
  id: string
  title: string
  text: string
  children: (data: YourData) => ReactNode
}

/** A section of what the server says about the member; all of them share one request. */
export const LoadedSection = ({ children, ...section }: LoadedSectionProps) => {
  const { data, error, refetch, isFetching } = useYourData()
  return (
    <Section {...section}>
      {data && children(data)}
      {!data && error && (
        <ErrorState
          title={messages.loadFailed}
          text={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Loading />}
    </Section>
  )
}
