import type { ReactNode } from 'react'
import type { YourData } from '#shared/api/your-data.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
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
export const LoadedSection = ({ children, ...section }: LoadedSectionProps) => (
  <Section {...section}>
    <Loaded query={useYourData()} failed={messages.loadFailed}>
      {children}
    </Loaded>
  </Section>
)
