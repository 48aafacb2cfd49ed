/** The mark: a heart that holds a smile. Decorative; the name stands beside it. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#0B7A6B" />
      <path
        d="M16 25.2C9.4 20.600 6 16.900 6 12.900 6 9.900 8.300 7.800 11 7.800c2 0 3.800 1.100 5 3 1.200-1.900 3-3 5-3 2.700 0 5 2.100 5 5.100 0 4-3.400 7.700-10 12.300Z"
        fill="#fff"
      />
      <path
        d="M11.200 15.600c1.500 1.900 3.100 2.800 4.800 2.800s3.300-.9 4.800-2.800"
        fill="none"
        stroke="#0B7A6B"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
    </svg>
  )
}
