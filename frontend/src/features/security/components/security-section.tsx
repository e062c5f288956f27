import type { ComponentProps } from 'react'
import { Section } from '#ui/surfaces/section.tsx'
import type { SECURITY_SECTIONS } from '../sections.ts'

interface SecuritySectionProps extends ComponentProps<typeof Section> {
  id: (typeof SECURITY_SECTIONS)[number]['id']
}

export const SecuritySection = (props: SecuritySectionProps) => <Section {...props} />
