import { BandsToFollow } from '../features/bands/components/list/bands-to-follow.tsx'
import { PeopleToFollow } from '../features/people/components/people-to-follow.tsx'

interface OnboardingCompanyProps {
  /** The band or genre of the first shout. */
  taste: string
  /** Where the member lives, as the profile says it. */
  place: string | null
}

/** Members and bands for a newcomer to follow. The server suggests members of the same place. */
export const OnboardingCompany = ({ taste, place }: OnboardingCompanyProps) => (
  <>
    <PeopleToFollow />
    <BandsToFollow taste={taste} place={place ?? ''} />
  </>
)
