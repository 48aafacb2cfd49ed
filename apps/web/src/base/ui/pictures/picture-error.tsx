import { brandColours } from '@sehati/contract/base/brand'

const { warm } = brandColours

/** A plug that came loose. Decorative. */
export const PictureError = ({ size = 140 }: { size?: number }) => (
  <svg viewBox="0 0 160 120" width={size} height={size * 0.75} aria-hidden="true" focusable="false">
    <path d="M20 70C14 40 40 16 76 16s64 14 66 46-28 46-64 46S26 96 20 70Z" fill="var(--sehati-warm-soft)" />
    <path d="M12 74c18 0 20-12 36-12" stroke={warm[4]} strokeWidth="5" strokeLinecap="round" fill="none" />
    <rect x="46" y="48" width="24" height="28" rx="8" fill={warm[5]} />
    <path d="M70 55h10M70 69h10" stroke="var(--sehati-line-strong)" strokeWidth="4" strokeLinecap="round" />
    <rect
      x="94"
      y="46"
      width="26"
      height="32"
      rx="9"
      fill="var(--sehati-raised)"
      stroke="var(--sehati-line-strong)"
      strokeWidth="2.500"
    />
    <path
      d="M120 62c14 0 12 14 28 14"
      stroke="var(--sehati-line-strong)"
      strokeWidth="5"
      strokeLinecap="round"
      fill="none"
    />
    <path d="m84 34 4 8M96 30l-2 9M76 40l6 5" stroke={warm[3]} strokeWidth="3" strokeLinecap="round" />
  </svg>
)
