import { getTranslations } from 'next-intl/server';
import { LanguageSwitch } from '@/components/ui/chrome/LanguageSwitch';
import styles from '@/components/ui/chrome/SiteFooter.module.scss';
import { SiteLinks } from '@/components/ui/chrome/SiteLinks';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { deskHoursText } from '@/components/ui/text/deskHoursText';
import { ExternalLink } from '@/components/ui/text/ExternalLink';
import { MailLink } from '@/components/ui/text/MailLink';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { sharedHref } from '@/lib/routing/href';
import { site } from '@/lib/site';
import { QUESTIONS_ID } from '@/lib/visitor-info/frequentQuestion';

export async function SiteFooter() {
  const language = await pageLanguage();
  const t = await getTranslations('Footer');
  const hours = deskHoursText(language);
  const legal = [
    { href: sharedHref(language, 'terms'), name: t('terms') },
    { href: sharedHref(language, 'cookiePolicy'), name: t('cookiePolicy') },
    { href: sharedHref(language, 'legal'), name: t('legal') },
    { href: sharedHref(language, 'imprint'), name: t('imprint') },
    { href: `${sharedHref(language, 'home')}#${QUESTIONS_ID}`, name: t('faq') },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <section aria-labelledby="desk">
            <h2 id="desk">{site.desk[language]}</h2>
            <address className={styles.desk}>
              <p>{site.address[language]}</p>
              <p>
                <PhoneLink number={site.phone} />
              </p>
              <p>
                <MailLink />
              </p>
              {hours && <p>{hours}</p>}
            </address>
          </section>
          <nav id="site-links" aria-label={t('sections')}>
            <SiteLinks isWhole />
          </nav>
          <nav aria-label={t('label')}>
            <ul>
              {legal.map(({ href, name }) => (
                <li key={name}>
                  <PageLink href={href}>{name}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={t('social')}>
            <ul>
              {site.social.map(({ name, href }) => (
                <li key={name}>
                  <ExternalLink href={href}>{name}</ExternalLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.fine}>
          <p>{site.name[language]}</p>
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  );
}
