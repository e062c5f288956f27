import type { ReactNode } from 'react'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { SuggestionSection } from '../features/community/components/suggestion-section.tsx'
import { messages as suggestionMessages } from '../features/community/suggestion-texts.ts'
import { messages as reportMessages } from '../features/reports/texts.ts'
import { ExportSection } from '../features/data-export/components/export-section.tsx'
import { messages as exportMessages } from '../features/data-export/texts.ts'
import { ErasureSection } from '../features/erasure/components/erasure-section.tsx'
import { messages as erasureMessages } from '../features/erasure/texts.ts'
import { withRecentSignIn } from '../features/security/api/recent-sign-in.ts'
import { ConfirmationHost } from '../features/security/components/confirmation-host.tsx'
import { ChatSection } from '../features/settings/components/chat-section.tsx'
import { NotificationSection } from '../features/settings/components/notification-section.tsx'
import { VisibilitySection } from '../features/settings/components/visibility-section.tsx'
import { messages } from '../features/settings/texts.ts'
import { ConsentsSection } from '../features/your-data/components/consents-section.tsx'
import { NewsletterSection } from '../features/your-data/components/newsletter-section.tsx'
import { StoredSection } from '../features/your-data/components/stored-section.tsx'
import { messages as dataMessages } from '../features/your-data/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { useScrollToHash } from '#spa/platform/scroll-to-hash.ts'
import { Section } from '#ui/surfaces/section.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { SettingsContents } from '../features/settings/components/settings-contents.tsx'
import * as styles from './section-layout.module.css'
import { LoneLink } from '#ui/controls/lone-link.tsx'

const texts = messages.yourData

/** In the order of the page. Export and erasure are the last ones. */
const SECTIONS = [
  { id: 'gespeichert', title: dataMessages.stored.title },
  { id: 'einwilligungen', title: dataMessages.consents.title },
  { id: 'newsletter', title: dataMessages.newsletter.title },
  { id: 'vorschlaege', title: suggestionMessages.title },
  { id: 'sichtbarkeit', title: messages.visibility.title },
  { id: 'nachrichten', title: messages.chat.title },
  { id: 'benachrichtigungen', title: messages.notifications.title },
  { id: 'push', title: texts.push },
  { id: 'meldungen', title: texts.moderation },
  { id: 'export', title: exportMessages.title },
  { id: 'konto-loeschen', title: erasureMessages.title },
]

interface SectionLayoutProps {
  title: string
  sections: readonly { id: string; title: string }[]
  intro?: ReactNode
  children: ReactNode
}

/** A page of sections, with links to them beside it. */
const SectionLayout = ({ title, sections, intro, children }: SectionLayoutProps) => (
  <div className={styles.root}>
    <div className={styles.side}>
      <Heading as="h1">{title}</Heading>
      {intro}
      <SettingsContents sections={sections} />
    </div>
    <div className={styles.main}>{children}</div>
  </div>
)

/** What is kept of the member, and every choice about it. Sections come from features, which do not know each other. */
export const YourDataPage = () => {
  const { data: me } = useCurrentUser()
  usePageTitle(texts.title)
  useScrollToHash()
  return (
    <SectionLayout title={texts.title} sections={SECTIONS} intro={<p>{texts.intro}</p>}>
      <StoredSection id="gespeichert" />
      <ConsentsSection id="einwilligungen" />
      <NewsletterSection id="newsletter" />
      {me && <SuggestionSection id="vorschlaege" memberId={me.id} />}
      <VisibilitySection id="sichtbarkeit" />
      <ChatSection id="nachrichten" />
      <NotificationSection id="benachrichtigungen" />
      <Section id="push" title={texts.push} text={texts.pushText}>
        <LoneLink to="/settings#push">{texts.toPush}</LoneLink>
        <LoneLink to="/settings#profildaten">{texts.toProfileData}</LoneLink>
        <LoneLink to="/datenschutz">{texts.toPrivacy}</LoneLink>
      </Section>
      <Section id="meldungen" title={texts.moderation} text={texts.moderationText}>
        <LoneLink to="/meldungen">{reportMessages.own.title}</LoneLink>
        <LoneLink to="/entscheidungen">{texts.toDecisions}</LoneLink>
      </Section>
      <ExportSection id="export" withRecentSignIn={withRecentSignIn} />
      <ErasureSection id="konto-loeschen" confirmFirst={withRecentSignIn} />
      {me && <ConfirmationHost username={me.username} />}
    </SectionLayout>
  )
}
