import { SectionPage, sectionMetadata } from '@/app/[lang]/category/SectionPage';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/subcategory/[id]/[page]'>;

export const generateMetadata = ({ params }: Props) => sectionMetadata({ kind: 'subcategory', params });

const SubcategoryPage = ({ params }: Props) => <SectionPage kind="subcategory" params={params} />;

export default SubcategoryPage;
