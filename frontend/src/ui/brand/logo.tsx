import { classNames } from '../class-names.ts'

interface LogoProps {
  size?: 'small' | 'large'
}

/** The horned skull. Decoration: the name beside it is the text. */
export const Logo = ({ size = 'small' }: LogoProps) => (
  <svg
    className={classNames('logo', size === 'large' && 'logo-large')}
    viewBox="0 0 96 96"
    fill="currentColor"
    aria-hidden="true"
  >
    <path
      d="M1 4c3 21 13 34 30 38l-5 15 22 35 22-35-5-15c17-4 27-17 30-38-9 12-20 20-34 20L48 13 35 24C21 24 10 16 1 4Zm30 47 13 10-9 8-4-18Zm34 0-4 18-9-8 13-10Z"
      fillRule="evenodd"
    />
  </svg>
)

interface WordmarkProps {
  size?: 'small' | 'large'
}

/** The site's name in its typeface. The large one paints a gradient on a pseudo element and hides the text that is read. */
export const Wordmark = ({ size = 'small' }: WordmarkProps) =>
  size === 'large' ? (
    <span className="wordmark wordmark-large">
      <span className="visually-hidden">Höllenlärm</span>
    </span>
  ) : (
    <span className="wordmark">
      <span>Höllenlärm</span>
    </span>
  )
