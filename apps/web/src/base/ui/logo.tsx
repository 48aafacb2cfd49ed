import { brandMark } from '@sehati/contract/base/brand'

/** The mark of the brand. Decorative; the name stands beside it. */
export const LogoMark = ({ size = 32 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 32 32"
    aria-hidden="true"
    focusable="false"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own picture, a constant
    dangerouslySetInnerHTML={{ __html: brandMark }}
  />
)
