import { BadgeCheck, Flame, Lock, Users, VolumeX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { about } from '../texts/about.ts'
import { classNames } from '#ui/class-names.ts'
import { Heading } from '#ui/text/heading.tsx'
import { chooseTypeface } from '#ui/text/typeface.ts'
import * as styles from './about.module.css'

const ICONS = {
  flame: Flame,
  horns: HornsIcon,
  people: Users,
  badge: BadgeCheck,
  lock: Lock,
  silent: VolumeX,
} as const

const Features = () => (
  <section className={styles.section} aria-labelledby="about-features">
    <Heading as="h2" id="about-features">
      {about.featuresTitle}
    </Heading>
    <ul className={styles.features}>
      {about.features.map(({ icon, title, text }) => {
        const Icon = ICONS[icon]
        return (
          <Card as="li" key={title} className={styles.feature}>
            <Icon size={32} />
            <Heading as="h3">{title}</Heading>
            <p>{text}</p>
          </Card>
        )
      })}
    </ul>
  </section>
)

const Guidelines = () => (
  <Card as="section" className={styles.card} aria-labelledby="about-guidelines">
    <Heading as="h2" id="about-guidelines">
      {about.guidelinesTitle}
    </Heading>
    <dl className={styles.guidelines}>
      {about.guidelines.map(({ title, text }) => (
        <div key={title}>
          <dt className={chooseTypeface(title)}>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p>
      <Link className={styles.link} to="/agb#regeln">
        {about.guidelinesMore}
      </Link>
    </p>
  </Card>
)

const Genres = () => (
  <section className={styles.section} aria-labelledby="about-genres">
    <Heading as="h2" id="about-genres">
      {about.genresTitle}
    </Heading>
    <p>{about.genresText}</p>
    <ul className={styles.genres}>
      {about.genres.map((genre) => (
        <li key={genre}>{genre}</li>
      ))}
    </ul>
  </section>
)

const Founder = () => (
  <Card
    as="section"
    className={classNames(styles.card, 'about-founder')}
    aria-labelledby="about-founder"
  >
    <Heading as="h2" id="about-founder">
      {about.founderTitle}
    </Heading>
    {about.founder.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <p className={classNames(styles.signature, chooseTypeface(about.founderName))}>
      {about.founderName}
    </p>
  </Card>
)

export const About = () => (
  <article className={styles.root}>
    <header className={styles.head}>
      <Heading as="h1">{about.title}</Heading>
    </header>
    <Card
      as="section"
      className={classNames(styles.card, styles.mission)}
      aria-labelledby="about-mission"
    >
      <Heading as="h2" id="about-mission">
        {about.missionTitle}
      </Heading>
      {about.mission.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Card>
    <Features />
    <Guidelines />
    <Genres />
    <Founder />
    <Card as="section" className={styles.card} aria-labelledby="about-contact">
      <Heading as="h2" id="about-contact">
        {about.contactTitle}
      </Heading>
      <p>{about.contactText}</p>
      <ButtonLink variant="primary" className={styles.contact} to="/contact">
        {about.contactLink}
      </ButtonLink>
    </Card>
  </article>
)
