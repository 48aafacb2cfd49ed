/** Something went well. Decorative. */
export const PictureDone = ({ size = 140 }: { size?: number }) => (
  <svg viewBox="0 0 160 120" width={size} height={size * 0.75} aria-hidden="true" focusable="false">
    <path d="M20 66C16 34 44 12 80 12s62 20 60 52-28 46-62 46S24 98 20 66Z" fill="var(--sehati-accent-soft)" />
    <path
      d="M80 94C58 79 46 66 46 53c0-10 8-17 17-17 7 0 13 4 17 10 4-6 10-10 17-10 9 0 17 7 17 17 0 13-12 26-34 41Z"
      fill="#0B7A6B"
    />
    <path
      d="m66 60 10 10 19-20"
      stroke="#fff"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    />
    <path d="M30 34l6 6M128 30l-6 7M136 74h9M16 78h8" stroke="#F39B82" strokeWidth="4" strokeLinecap="round" />
  </svg>
)
