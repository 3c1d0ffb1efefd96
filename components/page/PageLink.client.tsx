'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';
import { savesData } from '@/components/page/savesData';
import { askForWholeStyles, hasWholeStyles, showTextFace } from '@/components/page/wholeStyles';

type Props = ComponentProps<typeof Link> & { href: string };

/**
 * A link to another page of the site. The first sign of going there asks for that page, unless the visitor saves data,
 * and for what drawing it into this one needs; who is faster than that is led there by the browser.
 */
export function PageLink(props: Props) {
  const [isNear, setNear] = useState(false);
  const prepare = (): void => {
    askForWholeStyles();
    setNear(!savesData());
  };
  return (
    <Link
      {...props}
      prefetch={isNear ? null : false}
      onMouseEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onNavigate={(event) => {
        if (hasWholeStyles()) return showTextFace();
        event.preventDefault();
        window.location.assign(props.href);
      }}
    />
  );
}
