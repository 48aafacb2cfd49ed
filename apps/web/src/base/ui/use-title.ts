import { useEffect } from 'react'

/** The words in the browser's tab. The shell has a title already, and a `<title>` of React would stand beside it. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
