import { SectionPage, sectionMetadata } from '@/app/[lang]/category/SectionPage';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/category/[id]/[page]'>;

export const generateMetadata = ({ params }: Props) => sectionMetadata({ kind: 'category', params });

const CategoryPage = ({ params }: Props) => <SectionPage kind="category" params={params} />;

export default CategoryPage;
