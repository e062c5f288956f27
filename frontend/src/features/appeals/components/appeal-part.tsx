import { useQuery } from '@tanstack/react-query'
import type { OwnAppeal } from '#shared/api/own-appeal.ts'
import { dropFormDraft } from '#spa/platform/form-drafts.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import { ownAppealOptions, useSubmitAppeal, useWithdrawAppeal } from '../api/own-appeal.ts'
import { authorWording as wording, messages } from '../texts.ts'
import { AppealForm } from './appeal-form.tsx'
import { ExistingAppeal, lastDay } from './existing-appeal.tsx'

const NewAppeal = ({ id }: { id: string }) => {
  const form = `appeal.${id}`
  const { mutate, isPending } = useSubmitAppeal(id, () => dropFormDraft(form))
  return <AppealForm form={form} label={wording.label} isSending={isPending} onSend={mutate} />
}

const OwnPart = ({ id, own }: { id: string; own: OwnAppeal }) => {
  const { appeal, mayAppeal, endsAt } = own
  const { mutate, isPending } = useWithdrawAppeal(id)
  return (
    <>
      {appeal && (
        <ExistingAppeal
          appeal={appeal}
          wording={wording}
          level="h3"
          isPending={isPending}
          onWithdraw={() => mutate()}
        />
      )}
      {mayAppeal && (
        <>
          <p>{wording.intro(lastDay(endsAt))}</p>
          <NewAppeal id={id} />
        </>
      )}
      {!mayAppeal && !appeal && <p>{messages.tooLate(lastDay(endsAt))}</p>}
    </>
  )
}

/** The appeal against a decision, below its statement: the form, or what has become of it. */
export const AppealPart = ({ statementId: id }: { statementId: string }) => {
  const query = useQuery(ownAppealOptions(id))
  return (
    <Section id="einspruch" title={messages.title}>
      <Loaded
        query={query}
        failed={messages.loadFailed}
        loading={<Loading label={messages.loading} />}
      >
        {(own) => <OwnPart id={id} own={own} />}
      </Loaded>
    </Section>
  )
}
