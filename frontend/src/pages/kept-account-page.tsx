import { KeptAccount } from '../features/erasure/components/kept-account.tsx'
import { messages } from '../features/erasure/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

/** The target of a sign-in that cancelled the deletion of the account. */
export const KeptAccountPage = () => {
  usePageTitle(messages.kept.title)
  return <KeptAccount />
}
