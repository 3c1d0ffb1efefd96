import { getTranslations } from 'next-intl/server';
import { OpeningHoursList } from '@/components/article/OpeningHoursList';
import { Distance } from '@/components/map/Distance.client';
import styles from '@/components/map/MapEntry.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { ExternalLink } from '@/components/ui/text/ExternalLink';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { MapPlace } from '@/lib/map/mapPlace';

/** List entry of a place: its number in the drawing, its article, its address, and links to map apps. */
export async function MapEntry({ place }: { place: MapPlace }) {
  const language = await pageLanguage();
  const { id, name, href, coordinates, onFoot, openingHours, admission, telephone } = place;
  const facts = await getTranslations('PlaceFacts');
  const t = await getTranslations('MapPage');
  return (
    <li id={`place-${id}`} className={styles.entry}>
      <span className={styles.number} aria-hidden="true">
        {place.number}
      </span>
      <div>
        <h3>
          {href ? (
            <PageLink className={styles.name} href={href}>
              {name}
            </PageLink>
          ) : (
            name
          )}
        </h3>
        <p className={styles.where}>
          <span className={styles.groups}>
            {place.groups.map((group) => t(`groupOfPlace.${group}`)).join('\u00a0· ')}
          </span>{' '}
          {place.address}
          {coordinates && (
            <Distance latitude={coordinates.latitude} longitude={coordinates.longitude} language={language} />
          )}
        </p>
        {onFoot && (
          <p className={styles.where}>
            {[onFoot.walk && facts('walk', { ...onFoot.walk, distance: onFoot.walk.distance ?? 'none' }), onFoot.words]
              .filter(Boolean)
              .join('. ')}
            {onFoot.isEstimate && '\u00A0*'}
          </p>
        )}
        {place.fromSeaGate && <p className={styles.where}>{t('entry.straight', { distance: place.fromSeaGate })}</p>}
        {(openingHours || admission || telephone) && (
          <p className={styles.facts}>
            {openingHours && (
              <span>
                {facts('openingHours')}: <OpeningHoursList openingHours={openingHours} />
              </span>
            )}
            {admission && (
              <span>
                {facts('admission')}: {facts(admission.answer).toLowerCase()}
              </span>
            )}
            {telephone && <PhoneLink number={telephone.value} />}
          </p>
        )}
        <p className={styles.ways}>
          <a className={styles.way} href={`#pin-${id}`} aria-label={`${t('entry.show')}: ${name}`}>
            {t('entry.show')}
          </a>
          {coordinates && (
            <>
              <ExternalLink className={styles.way} href={coordinates.mapHref}>
                {facts('openMap')}
                <span className="visually-hidden"> {name}</span>
              </ExternalLink>
              <a className={styles.app} href={coordinates.geoHref} aria-label={`${facts('openApp')}: ${name}`}>
                {facts('openApp')}
              </a>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
