import { useQuery } from '@tanstack/react-query'
import { Fingerprint, Usb } from 'lucide-react'
import { canStorePasskey, supportsPasskeys } from '#spa/platform/passkey-support.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { SkeletonRows } from '#ui/progress/skeleton-rows.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import { usePasskeys } from '../api/passkeys.ts'
import { useCreatePasskey } from '../api/use-create-passkey.ts'
import { messages } from '../texts.ts'
import { PasskeyItem } from './passkey-item.tsx'
import * as styles from './security.module.css'

const texts = messages.passkeys

const useCanKeep = (): boolean =>
  useQuery({ queryKey: ['security', 'can-keep-passkey'], queryFn: canStorePasskey }).data ?? false

const AddPasskey = () => {
  const canKeepHere = useCanKeep()
  const creation = useCreatePasskey()
  const isMaking = (place: 'here' | 'elsewhere') =>
    creation.isPending && creation.variables === place
  return (
    <>
      <div className={styles.actions}>
        {canKeepHere && (
          <Button
            variant="primary"
            busy={isMaking('here')}
            disabled={isMaking('elsewhere')}
            onClick={() => creation.mutate('here')}
          >
            <Fingerprint size={20} aria-hidden="true" />
            {texts.addHere}
          </Button>
        )}
        <Button
          busy={isMaking('elsewhere')}
          disabled={isMaking('here')}
          onClick={() => creation.mutate('elsewhere')}
        >
          <Usb size={20} aria-hidden="true" />
          {texts.addElsewhere}
        </Button>
      </div>
      <p className={styles.hint}>{texts.elsewhereHint}</p>
    </>
  )
}

const Unsupported = () => (
  <p className={styles.hint}>
    <strong>{texts.unsupported}</strong>
    <br />
    {texts.unsupportedHint}
  </p>
)

export const PasskeySection = () => {
  const passkeys = usePasskeys()
  return (
    <Section id="passkeys" title={texts.title} text={texts.text}>
      <Loaded
        query={passkeys}
        failed={texts.loadFailed}
        space="panel"
        loading={<SkeletonRows rows={2} />}
      >
        {(list) =>
          list.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul aria-label={texts.title}>
              {list.map((passkey) => (
                <PasskeyItem key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {supportsPasskeys() ? <AddPasskey /> : <Unsupported />}
    </Section>
  )
}
