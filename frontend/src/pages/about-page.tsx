import { About } from '../features/static/components/about.tsx'
import { about } from '../features/static/texts/about.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

export const AboutPage = () => {
  usePageTitle(about.title)
  return <About />
}
