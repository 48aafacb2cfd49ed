/** An e-mail address that is broken behind its `@` first where it is too long for a line. */
export function EmailText({ email }: { email: string }) {
  const [name, domain] = email.split(/(?<=@)/)
  return (
    <>
      <span>{name}</span>
      <wbr />
      <span>{domain}</span>
    </>
  )
}
