import { BadgeCheck, Flame, Lock, Users, VolumeX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { about } from '../texts/about.ts'
import { classNames } from '#ui/class-names.ts'
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
    <h2 id="about-features">{about.featuresTitle}</h2>
    <ul className={styles.features}>
      {about.features.map(({ icon, title, text }) => {
        const Icon = ICONS[icon]
        return (
          <Card as="li" key={title} className={styles.feature}>
            <Icon size={32} />
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        )
      })}
    </ul>
  </section>
)

const Guidelines = () => (
  <Card as="section" className={styles.card} aria-labelledby="about-guidelines">
    <h2 id="about-guidelines">{about.guidelinesTitle}</h2>
    <dl className={styles.guidelines}>
      {about.guidelines.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
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
    <h2 id="about-genres">{about.genresTitle}</h2>
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
    <h2 id="about-founder">{about.founderTitle}</h2>
    {about.founder.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <p className={styles.signature}>{about.founderName}</p>
  </Card>
)

export const About = () => (
  <article className={styles.root}>
    <header className={styles.head}>
      <h1>{about.title}</h1>
    </header>
    <Card
      as="section"
      className={classNames(styles.card, styles.mission)}
      aria-labelledby="about-mission"
    >
      <h2 id="about-mission">{about.missionTitle}</h2>
      {about.mission.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Card>
    <Features />
    <Guidelines />
    <Genres />
    <Founder />
    <Card as="section" className={styles.card} aria-labelledby="about-contact">
      <h2 id="about-contact">{about.contactTitle}</h2>
      <p>{about.contactText}</p>
      <ButtonLink variant="primary" className={styles.contact} to="/contact">
        {about.contactLink}
      </ButtonLink>
    </Card>
  </article>
)
