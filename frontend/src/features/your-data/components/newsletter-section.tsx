import type { YourData } from '#shared/api/your-data.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { useSaveNewsletter } from '../api/your-data.ts'
import { messages } from '../texts.ts'
import { LoadedSection } from './loaded-section.tsx'

const texts = messages.newsletter

interface NewsletterSwitchProps {
  email: string
  newsletter: YourData['newsletter']
  consentFrom: string | null
}

const hintOf = ({ email, newsletter, consentFrom }: NewsletterSwitchProps): string => {
  if (consentFrom !== null) return messages.tooYoung(consentFrom)
  return newsletter.state === 'pending' ? texts.pending : texts.hint(email)
}

const NewsletterSwitch = (props: NewsletterSwitchProps) => {
  const save = useSaveNewsletter()
  const { newsletter, consentFrom } = props
  const isOn = newsletter.state !== 'none'
  return (
    <Switch
      label={texts.label}
      hint={hintOf(props)}
      checked={save.isPending ? save.variables : isOn}
      // Withdrawing stays possible at every age.
      disabled={consentFrom !== null && !isOn}
      onChange={(event) => {
        if (!save.isPending) save.mutate(event.target.checked)
      }}
    />
  )
}

/** The newsletter at the address of the account. */
export const NewsletterSection = ({ id }: { id: string }) => (
  <LoadedSection id={id} title={texts.title} text={texts.text}>
    {({ newsletter, consentFrom }) => (
      <>
        {newsletter.email === null ? (
          <p>{texts.noAddress}</p>
        ) : (
          <NewsletterSwitch {...{ newsletter, consentFrom }} email={newsletter.email} />
        )}
        <p>{texts.footer}</p>
      </>
    )}
  </LoadedSection>
)
