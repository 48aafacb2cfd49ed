import { brandColours } from '@sehati/contract/base/brand'

const { accent, warm, status } = brandColours

/** A path that ends in the hills. Decorative. */
export const PictureNotFound = ({ size = 240 }: { size?: number }) => (
  <svg viewBox="0 0 240 160" width={size} height={size / 1.5} aria-hidden="true" focusable="false">
    <circle cx="176" cy="46" r="20" fill={warm[2]} />
    <path d="M0 128c30-44 62-50 92-20 22-40 62-48 94-10 22-16 38-12 54 8v54H0Z" fill="var(--sehati-accent-soft)" />
    <path d="M0 142c50-26 90-22 126-6 40 16 76 14 114-6v30H0Z" fill={accent[2]} />
    <path
      d="M104 160c-8-16 26-16 20-28-4-8-20-6-16-16"
      stroke="#FFF9EF"
      strokeWidth="9"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M72 138V66" stroke={status.light.amber.words} strokeWidth="6" strokeLinecap="round" />
    <path d="M40 62h56l14 13-14 13H40c-4 0-7-3-7-7V69c0-4 3-7 7-7Z" fill={accent[6]} />
    <path d="M48 75h34" stroke="#fff" strokeWidth="5" strokeLinecap="round" strokeDasharray="2 10" />
  </svg>
)
