import { BandsToFollow } from '../features/bands/components/list/bands-to-follow.tsx'
import { PeopleToFollow } from '../features/people/components/people-to-follow.tsx'

interface OnboardingCompanyProps {
  /** The band or genre of the first shout. */
  taste: string
  /** Where the member lives, as the profile says it. */
  place: string | null
}

/** Whom a new member may follow first. The server suggests people of the same place by itself. */
export const OnboardingCompany = ({ taste, place }: OnboardingCompanyProps) => (
  <>
    <PeopleToFollow />
    <BandsToFollow taste={taste} place={place ?? ''} />
  </>
)
