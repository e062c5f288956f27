import { StatsPanel } from '../features/community/components/stats-panel.tsx'
import { NextGigs } from '../features/concerts/components/next-gigs.tsx'
import { PeoplePanel } from '../features/people/components/suggestions.tsx'
import { WallOfHorns } from '../features/wall/components/wall-of-horns.tsx'
import type { CurrentUser } from '#shared/api/members.ts'

export type SidePartName = 'gigs' | 'wall' | 'people' | 'stats'

interface SidePartProps {
  name: SidePartName
  me: CurrentUser
}

/** What is beside the feed, or among its posts: one chunk, which loads after the feed. */
export const SidePart = ({ name, me }: SidePartProps) => {
  switch (name) {
    case 'gigs':
      return <NextGigs location={me.location} />
    case 'wall':
      return <WallOfHorns ownId={me.id} />
    case 'people':
      return <PeoplePanel />
    case 'stats':
      return <StatsPanel />
  }
}
