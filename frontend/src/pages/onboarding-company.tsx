import { BandsToFollow } from '../features/bands/components/list/bands-to-follow.tsx'
import { PeopleToFollow } from '../features/people/components/people-to-follow.tsx'

/** Whom a new member may follow first. `taste`: the band or genre of the first shout. */
export const OnboardingCompany = ({ taste }: { taste: string }) => (
  <>
    <PeopleToFollow />
    <BandsToFollow taste={taste} />
  </>
)
