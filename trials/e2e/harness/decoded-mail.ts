/** The parts of a mail, split at the boundaries that it declares: a line of a part may begin with two hyphens too. */
function partsOf(mail: string): string[] {
  const boundaries = [...mail.matchAll(/\bboundary="([\w-]+)"/g)].map(([, boundary]) => boundary)
  return boundaries.length === 0 ? [mail] : mail.split(new RegExp(`^--(?:${boundaries.join('|')}).*$`, 'm'))
}

/** The words of a mail's parts, decoded; enough for mails that the product itself has written. */
export const decoded = (mail: string): string =>
  partsOf(mail)
    .map((part) => {
      const body = part.slice(part.search(/\r?\n\r?\n/))
      if (/^content-transfer-encoding: base64/im.test(part)) return Buffer.from(body, 'base64').toString()
      return part
        .replace(/=\r?\n/g, '')
        .replace(/(=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')))
    })
    .join('\n')
