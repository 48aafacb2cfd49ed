import { brandColours } from '@sehati/contract/base/brand'

const { accent, warm } = brandColours

/** An open page with nothing on it yet. Decorative. */
export const PictureEmpty = ({ size = 140 }: { size?: number }) => (
  <svg viewBox="0 0 160 120" width={size} height={size * 0.75} aria-hidden="true" focusable="false">
    <path
      d="M18 74C10 44 34 16 70 14c26-2 38 10 56 18 20 10 24 34 12 52-14 20-44 24-70 24S24 96 18 74Z"
      fill="var(--sehati-accent-soft)"
    />
    <rect
      x="46"
      y="30"
      width="68"
      height="66"
      rx="10"
      fill="var(--sehati-raised)"
      stroke="var(--sehati-line-strong)"
      strokeWidth="2"
    />
    <path d="M46 40c0-6 4-10 10-10h48c6 0 10 4 10 10v8H46Z" fill={accent[4]} />
    <path d="M62 24v12M98 24v12" stroke="var(--sehati-accent)" strokeWidth="4" strokeLinecap="round" />
    <path d="M58 62h18M58 74h32M58 86h24" stroke="var(--sehati-line)" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M112 104V84M112 94c10 0 16-6 16-16-10 0-16 6-16 16ZM112 98c-8 0-12-4-13-12 8 0 13 4 13 12Z"
      fill={accent[4]}
      stroke={accent[6]}
      strokeWidth="2"
      strokeLinecap="round"
    />
    <circle cx="30" cy="36" r="4" fill={warm[3]} />
  </svg>
)
